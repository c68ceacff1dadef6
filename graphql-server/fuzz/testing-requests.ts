import type { SeededRandom } from '../seeded-random.ts';
import { corrupted, INVALID_TEXTS, INVALID_VALUES, toJson } from './testing-invalid-values.ts';
import type { Operations } from './testing-operations.ts';

/** An HTTP request. */
export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** A REST route with its parameters. */
export interface Route {
  method: string;
  path: string;
  fields: string[];
  picture: string | undefined;
}

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'Application/JSON',
  'application/graphql+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'MULTIPART/FORM-DATA; boundary="x',
  'text/plain',
  'application/xml',
  'a/b/c',
  '/',
  ';',
  '',
];
const ACCEPT_HEADERS = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'text/html',
  'x',
  '',
  'multipart/mixed',
];
const BOUNDARY = 'x';

/** Generates requests to REST and GraphQL, most of them almost valid. */
export class Requests {
  constructor(
    private readonly chance: SeededRandom,
    private readonly operations: Operations,
    private readonly contract: readonly Route[],
    private readonly bearer: string,
  ) {}

  one(): MalformedRequest {
    const request = this.chance.is(0.6) ? this.toGraphql() : this.toRest();
    const headers: Record<string, string> = {
      accept: this.chance.is(0.8) ? '*/*' : this.chance.of(ACCEPT_HEADERS),
      ...request.headers,
    };
    if (this.chance.is(0.7)) headers.authorization = this.bearer;
    if (this.chance.is(0.03))
      headers.authorization = this.chance.of(['Bearer', 'Bearer x.y.z', 'Basic !', '']);
    if (this.chance.is(0.05)) headers['content-type'] = this.chance.of(CONTENT_TYPES);
    if (this.chance.is(0.3)) headers['x-apollo-operation-name'] = 'Fuzz';
    return { ...request, headers };
  }

  private toGraphql(): MalformedRequest {
    const operation: Record<string, unknown> = { ...this.operations.one() };
    if (this.chance.is(0.1)) operation.query = corrupted(String(operation.query), this.chance);
    if (this.chance.is(0.02)) operation.query = this.chance.of(UNUSUAL_QUERIES);
    for (const name of ['query', 'variables', 'operationName', 'extensions']) {
      if (this.chance.is(0.03)) operation[name] = this.chance.of(INVALID_VALUES);
    }
    if (this.chance.is(0.1)) {
      const texts = Object.entries(operation).map(
        ([name, value]) => [name, toText(value)] as [string, string],
      );
      return { method: 'GET', path: `/graphql?${this.query(texts)}`, headers: {} };
    }
    if (this.chance.is(0.1)) return this.toMultipart(operation);
    const body = this.chance.is(0.05) ? corrupted(toJson(operation), this.chance) : toJson(operation);
    return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body };
  }

  /** Generates a multipart request whose file may be missing, duplicate or unmapped. */
  private toMultipart(operation: Record<string, unknown>): MalformedRequest {
    const places = [
      'variables.v0',
      'variables.v0.image',
      'variables.v1.picture',
      '__proto__.x',
      'query',
      'a.0.b',
    ];
    const map = { 0: [this.chance.of(places)], ...(this.chance.is(0.2) && { 1: [this.chance.of(places)] }) };
    const fields: [string, string][] = [
      ['operations', toJson(operation)],
      ['map', this.chance.is(0.2) ? toJson(this.chance.of(INVALID_VALUES)) : JSON.stringify(map)],
    ];
    return {
      method: 'POST',
      path: '/graphql',
      ...this.multipart(fields, this.chance.of([[], ['0'], ['0', '0'], ['1']])),
    };
  }

  private toRest(): MalformedRequest {
    const route = this.chance.of(this.contract);
    const id = this.chance.is(0.6) ? String(1 + this.chance.below(8)) : this.chance.of(INVALID_TEXTS);
    let path = route.path.replace(/:\w+/, encoded(id).slice(0, 5000));
    if (this.chance.is(0.05)) path = corrupted(path, this.chance);
    const names = ['page', 'limit', 'villa_id', 'search', '__proto__', 'a[b]'].filter(() =>
      this.chance.is(0.2),
    );
    if (names.length > 0) path += `?${this.query(names.map((name) => [name, this.number()]))}`;
    // Node's client refuses a path with other characters.
    path = path.replace(/[^\x21-\x7e]/g, (sign) => encoded(sign));
    const { method } = route;
    if (method === 'GET' || method === 'DELETE')
      return { method, path: `/${path.replace(/^\/+/, '')}`, headers: {} };
    return { method, path: `/${path.replace(/^\/+/, '')}`, ...this.form(route) };
  }

  private form({ fields, picture }: Route): Pick<MalformedRequest, 'headers' | 'body'> {
    const entries = fields
      .filter(() => this.chance.is(0.9))
      .map((name) => [
        name,
        this.chance.is(0.75) ? this.chance.of(['A', '1', 'Villas', 'a@b.ae']) : this.invalidValue(),
      ]);
    if (this.chance.is(0.05)) entries.push([this.chance.of(INVALID_TEXTS), this.invalidValue()]);
    const values = Object.fromEntries(entries) as Record<string, unknown>;
    if (this.chance.is(0.5)) {
      const json = this.chance.is(0.05) ? toJson(this.invalidValue()) : toJson(values);
      const body = this.chance.is(0.05) ? corrupted(json, this.chance) : json;
      return { headers: { 'content-type': 'application/json' }, body };
    }
    const texts = Object.entries(values).map(([name, value]) => [name, toText(value)] as [string, string]);
    if (this.chance.is(0.5)) {
      return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: this.query(texts) };
    }
    const files = this.chance.is(0.6)
      ? [picture ?? 'image']
      : this.chance.of([[], ['x'], ['image', 'image']]);
    return this.multipart(texts, files);
  }

  private multipart(
    fields: [string, string][],
    files: string[],
  ): { headers: Record<string, string>; body: Buffer } {
    const fieldParts = fields.map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${headerText(name)}"\r\n\r\n${value}\r\n`,
    );
    const fileParts = files.map(
      (name) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n` +
        `content-type: image/jpeg\r\n\r\n${this.chance.of(['', 'no picture', '\xff\xd8\xff\xe0'])}\r\n`,
    );
    const valid = `${[...fieldParts, ...fileParts].join('')}--${BOUNDARY}--\r\n`;
    const body = this.chance.is(0.1) ? corrupted(valid, this.chance) : valid;
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'apollo-require-preflight': '1',
    };
    return { headers, body: Buffer.from(body) };
  }

  /** Generates urlencoded parameters, some of them duplicate and some badly encoded. */
  private query(parameters: [string, string][]): string {
    const repeated = parameters.flatMap((parameter) =>
      this.chance.is(0.1) ? [parameter, parameter] : [parameter],
    );
    return repeated
      .map(([name, value]) => {
        const valid = encoded(value).slice(0, 6000);
        return `${encoded(name)}=${this.chance.is(0.05) ? '%zz%ff' : valid}`;
      })
      .join('&');
  }

  private invalidValue(): unknown {
    return this.chance.of(INVALID_VALUES);
  }

  private number(): string {
    return this.chance.is(0.5) ? String(this.chance.below(9)) : this.chance.of(INVALID_TEXTS);
  }
}

/** Encodes a URL component; a lone surrogate cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const toText = (value: unknown) => (typeof value === 'string' ? value : toJson(value));
const headerText = (name: string) => name.replace(/["\r\n]/g, '');

/** Queries with cycles, deep nesting or repetition. */
const UNUSUAL_QUERIES = [
  'query A { ...B } fragment B on Query { ...C } fragment C on Query { ...B }',
  'query A { ...A } fragment A on Query { ...A blogs { total } }',
  `{ ${'a: __typename '.repeat(500)} }`,
  `{ ${'blogs { items { '.repeat(200)}${'} } '.repeat(200)} }`,
  `{ blogs(page: ${'['.repeat(900)}${']'.repeat(900)}) { total } }`,
  `{ blogs(page: ${'9'.repeat(400)}) { total } }`,
  '{ blogs(search: "\\uD800") { total } }',
  '{ blogs(search: "\\u0000") { total } }',
  'query ($a: [[[ID!]!]!]! = [[["1"]]]) { blog(id: $a) { id } }',
  'query ($a: Nothing) { blog(id: $a) { id } }',
  'query ($a: ID = 1, $a: ID = 2) { blog(id: $a) { id } }',
  'query ($l: Int = 5) { blogs(limit: $l) { total } }',
  'query ($s: Boolean) { me @include(if: $s) { id } }',
  '{ me @skip(if: 1) @include @unknown { id } }',
  'subscription { x }',
  'subscription A { blogs { total } }',
  'mutation { x: __typename }',
  '{ __type(name: 1) { name } __schema { types { fields { args { type { ofType { name } } } } } } }',
  '\uFEFF{ __typename }',
  '""" x """ type A { b: C }',
  'extend schema { subscription: Query }',
  'fragment A on Query { me { id } }',
  '# nothing',
  '',
];
