import type { Migrations } from '../database.ts';
import { Baseline1764600000000 } from './1764600000000-baseline.ts';

/** Every migration, oldest first. Databases and backups store the names of the classes, so these never change. */
export const migrations: Migrations = [Baseline1764600000000];

/** Whether tables on which migrations with these names were run can become the current ones. */
export const isUpgradable = (names: readonly string[]): boolean => names.includes(Baseline1764600000000.name);
