import { describe } from '@jest/globals';
import { testDatabaseUrl } from '../database/testing.ts';
import { collectorTests } from './garbage-collection-testing.ts';
import { onDisk } from './storage/testing.ts';

describe('garbage collection with disk storage', () => collectorTests(onDisk, { url: testDatabaseUrl() }));
