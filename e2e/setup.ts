import { jest } from '@jest/globals';

/** Longer than several waits of a test, so that the wait that failed is reported. */
jest.setTimeout(240_000);
