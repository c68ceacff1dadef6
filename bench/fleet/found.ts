import type { Balancer } from '../../scripts/fleet/deployed.ts';
import type { VisitResult } from './generator.ts';

/** What a load came to, and who used how many processors for it. */
export interface Loaded extends Omit<VisitResult, 'generatorSeconds'> {
  spent: Spent;
}

/** Processors in use, on average. */
export interface Spent {
  servers: number;
  database: number;
  balancer: number;
  generator: number;
}

/** A site of so many processes, asked at their own ports or through a balancer. */
export interface Way {
  processes: 1 | 2;
  balancer: Balancer | undefined;
}

export interface OnFleet {
  balancer: Balancer | undefined;
  pages: { way: Way; loaded: Loaded }[];
  mix: { way: Way; loaded: Loaded }[];
  /** At a rate, which is a part of what one process bears. */
  paced: { way: Way; part: number; rate: number; loaded: Loaded }[];
  writes: { processes: 1 | 2; writers: number; told: Loaded; untold: Loaded }[];
  /** Megabytes at the most, of one process alone and of each of two. */
  peaks: { alone: number; beside: number[] };
}
