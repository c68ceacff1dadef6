import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { TIMEOUT_MS } from './fetch-graphql.ts';

/** The context of an operation with a file. */
export interface UploadContext {
  /** Receives the sent share, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Aborts the upload. */
  signal?: AbortSignal;
}

/**
 * Sends an operation whose variable `file` is a file as a GraphQL multipart request. It uses XMLHttpRequest, because `fetch` reports no
 * upload progress. An upload without progress is aborted after a while, whatever its size.
 */
export const uploadLink = new ApolloLink(
  ({ query, variables, operationName, getContext }) =>
    new Observable<ApolloLink.Result>((observer) => {
      const {
        headers = {},
        onProgress,
        signal,
      } = getContext() as UploadContext & {
        headers?: Record<string, string>;
      };
      const body = new FormData();
      const operation = { operationName, query: print(query), variables: { ...variables, file: null } };
      body.set('operations', JSON.stringify(operation));
      body.set('map', JSON.stringify({ 0: ['variables.file'] }));
      body.set('0', variables.file as File);

      const request = new XMLHttpRequest();
      const fail = (error: Error) => {
        observer.error(error);
        request.abort();
      };
      const giveUp = () => fail(new DOMException('The server does not answer.', 'TimeoutError'));
      let timer = setTimeout(giveUp, TIMEOUT_MS);
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, TIMEOUT_MS);
        onProgress?.(total ? loaded / total : 0);
      };
      request.onload = () => {
        try {
          observer.next(JSON.parse(request.responseText) as ApolloLink.Result);
          observer.complete();
        } catch {
          observer.error(new Error(`The server answered with status ${request.status}.`));
        }
      };
      request.onerror = () => observer.error(new TypeError('Failed to fetch'));
      const abort = () => fail(new DOMException('The upload was aborted.', 'AbortError'));
      signal?.addEventListener('abort', abort);

      request.open('POST', '/graphql');
      // Pages of other origins cannot send this header, which protects uploads from CSRF.
      const preflight = { 'apollo-require-preflight': 'true' };
      for (const [name, value] of Object.entries({ accept: 'application/json', ...preflight, ...headers }))
        request.setRequestHeader(name, value);
      request.send(body);
      return () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        request.abort();
      };
    }),
);
