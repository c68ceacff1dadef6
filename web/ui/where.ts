import { createContext, use } from 'react';
import type { DataRouter, Path } from 'react-router-dom';

/** The router in the browser. */
export const TheRouter = createContext<DataRouter | null>(null);

/** Where one is by now, or is on the way to: what is drawn may be behind. */
export const whereIs = ({ state }: DataRouter): Path => state.navigation.location ?? state.location;

/** Tells where one is by now. */
export function useWhere(): () => Path {
  const router = use(TheRouter);
  return () => whereIs(router!);
}
