import { createContext, use } from 'react';
import type { DataRouter, Path } from 'react-router-dom';

/** The router in the browser. */
export const RouterContext = createContext<DataRouter | null>(null);

/** Where one is by now, or is on the way to: what is drawn may be behind. */
export const currentLocation = ({ state }: DataRouter): Path => state.navigation.location ?? state.location;

/** Tells where one is by now. */
export function useCurrentLocation(): () => Path {
  const router = use(RouterContext);
  return () => currentLocation(router!);
}
