import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The `Set-Cookie` header of the device cookie, added to the response. */
    deviceCookie: string | null;
  }
}

/** Reads and sets the device cookie of the browser that sent a request. */
export interface Browser {
  /** The `User-Agent` of the request; empty without one. */
  userAgent: string;
  /** The device token in the cookie of the request. */
  token: string | undefined;
  setToken(token: string, seconds: number): void;
}

const NAME = 'marsa-browser';
const TOKEN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,2000})(?:;|$)`);

/** Access to the device cookie of a request. */
export function browserOf(request: FastifyRequest): Browser {
  return {
    userAgent: request.headers['user-agent'] ?? '',
    token: TOKEN.exec(request.headers.cookie ?? '')?.[1],
    setToken: (token, seconds) => {
      request.deviceCookie = `${NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
    },
  };
}

/** Plugin that sets the device cookie: scripts cannot read it, and requests from other sites do not send it. */
export const deviceCookie = fp<{ https: boolean }>((app: FastifyInstance, { https }, done) => {
  app.decorateRequest('deviceCookie', null);
  app.addHook('onSend', (request, reply, payload, next) => {
    if (request.deviceCookie) reply.header('set-cookie', `${request.deviceCookie}${https ? '; Secure' : ''}`);
    next(null, payload);
  });
  done();
});
