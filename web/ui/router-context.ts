import { createContext, use } from 'react';
import type { DataRouter, Location } from 'react-router-dom';

/** The browser router. */
export const RouterContext = createContext<DataRouter | null>(null);

/** Returns the router, for event handlers and effects: the server has none. */
export const useRouter = (): DataRouter => use(RouterContext)!;

/** Returns the current location or the pending one; rendered state may be older. */
export const currentLocation = ({ state }: DataRouter): Location =>
  state.navigation.location ?? state.location;
