import { TestEnvironment } from 'jest-environment-jsdom';

/** A request that accepts the abort signals of jsdom, which Node.js does not. */
class RequestWithSignal extends Request {
  constructor(address, { signal, ...init } = {}) {
    super(address, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** jsdom with the fetch API of Node.js, which the router uses. */
export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request: RequestWithSignal, Response, Headers, URLSearchParams });
  }
}
