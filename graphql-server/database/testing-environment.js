import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Disables the timer that reports a slow start, because it keeps the process alive. */
const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];

/** Databases in memory that the next test uses, by archive. */
const spareDatabases = new Map();

/**
 * The Node.js environment of Jest, in which test files share databases in memory: Jest loads this module once for each worker, and the
 * modules of the server for each test file.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.spareDatabases = spareDatabases;
    this.global.openArchive = async (file) =>
      PGlite.create({ loadDataDir: await openAsBlob(file), startParams });
  }
}
