import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../process/project-root.ts';
import type { TestServer } from '../testing.ts';

export interface GraphQLResponse<Data> {
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** Executes an operation over HTTP as a visitor, or with headers such as `authorization`. */
export async function runQuery<Data = Record<string, unknown>>(
  { app }: TestServer,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphQLResponse<Data>> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });
  return response.json<GraphQLResponse<Data>>();
}

/** Executes an operation as staff; throws when the response has errors. */
export async function runQueryAsStaff<Data = Record<string, unknown>>(
  server: TestServer,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await runQuery<Data>(server, query, {
    variables,
    headers: { authorization: server.bearer },
  });
  if (errors ?? !data) throw new Error(JSON.stringify(errors));
  return data;
}

/** A real photograph of the demo content. */
export function photograph(name = 'villa_golden'): Promise<Buffer> {
  return readFile(join(projectRoot(), `graphql-server/demo/pictures/${name}.jpg`));
}

interface Upload {
  query: string;
  variables: Record<string, unknown>;
  /** Path of the file's variable, such as `variables.input.image`. */
  at: string;
  file: { bytes: Buffer; name?: string; type?: string };
  headers?: Record<string, string>;
}

export function multipart({ query, variables, at, file, headers = {} }: Upload): RequestInit {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: [at] }));
  const type = file.type ?? 'image/jpeg';
  form.set('0', new Blob([new Uint8Array(file.bytes)], { type }), file.name ?? 'photo.jpg');
  return { method: 'POST', body: form, headers: { 'apollo-require-preflight': 'true', ...headers } };
}
