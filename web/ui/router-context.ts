import { createContext, use } from 'react';
import type { DataRouter, Path } from 'react-router-dom';

/** The browser router. */
export const RouterContext = createContext<DataRouter | null>(null);

/** Returns the current location or the pending one; rendered state may be older. */
export const currentLocation = ({ state }: DataRouter): Path => state.navigation.location ?? state.location;

/** Returns a function that reads the current location. */
export function useCurrentLocation(): () => Path {
  const router = use(RouterContext);
  return () => currentLocation(router!);
}
