import type { TestServer } from '../testing.ts';

/** Downloads an export as staff, such as `messages.csv?search=ann`, without its byte order mark. */
export async function readExport({ app, bearer }: TestServer, file: string): Promise<string> {
  const headers = { authorization: bearer };
  const { body } = await app.inject({ url: `/admin/export/${file}`, headers });
  return body.replace(/^\uFEFF/, '');
}
