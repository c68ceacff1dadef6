import { TestEnvironment } from 'jest-environment-node';

const isClass = (value) => typeof value === 'function' && value.prototype !== undefined;

/** Tests run in Node.js itself (see `runner.mjs`): what Jest fakes is faked there, and a `String` is the same on both sides. */
export default class Plain extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
    for (const name of Object.getOwnPropertyNames(this.global)) {
      if (isClass(globalThis[name])) this.global[name] = globalThis[name];
    }
  }
}
