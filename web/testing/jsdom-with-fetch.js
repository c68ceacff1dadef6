import { TestEnvironment } from 'jest-environment-jsdom';

/** A request as the router makes one; jsdom's signals are not those that Node.js knows. */
class SignalledRequest extends Request {
  constructor(address, { signal, ...init } = {}) {
    super(address, init);
    Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** A browser's document with what browsers have of Node.js too, which the router asks for. */
export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request: SignalledRequest, Response, Headers });
  }
}
