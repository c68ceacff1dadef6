import type { SeededRandom } from '../testing-random.ts';
import { corrupt, INVALID_TEXTS, INVALID_VALUES, toJson } from './testing-invalid-values.ts';
import type { Operations } from './testing-operations.ts';

/** An HTTP request that may be invalid. */
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
    private readonly random: SeededRandom,
    private readonly operations: Operations,
    private readonly contract: readonly Route[],
    private readonly bearer: string,
  ) {}

  next(): MalformedRequest {
    const request = this.random.is(0.6) ? this.generateGraphql() : this.generateRest();
    const headers: Record<string, string> = {
      accept: this.random.is(0.8) ? '*/*' : this.random.of(ACCEPT_HEADERS),
      ...request.headers,
    };
    if (this.random.is(0.7)) headers.authorization = this.bearer;
    if (this.random.is(0.03))
      headers.authorization = this.random.of(['Bearer', 'Bearer x.y.z', 'Basic !', '']);
    if (this.random.is(0.05)) headers['content-type'] = this.random.of(CONTENT_TYPES);
    if (this.random.is(0.3)) headers['x-apollo-operation-name'] = 'Fuzz';
    return { ...request, headers };
  }

  private generateGraphql(): MalformedRequest {
    const operation: Record<string, unknown> = { ...this.operations.next() };
    if (this.random.is(0.1)) operation.query = corrupt(String(operation.query), this.random);
    if (this.random.is(0.02)) operation.query = this.random.of(UNUSUAL_QUERIES);
    for (const name of ['query', 'variables', 'operationName', 'extensions']) {
      if (this.random.is(0.03)) operation[name] = this.random.of(INVALID_VALUES);
    }
    if (this.random.is(0.1)) {
      const texts = Object.entries(operation).map(
        ([name, value]) => [name, toText(value)] as [string, string],
      );
      return { method: 'GET', path: `/graphql?${this.encodeQuery(texts)}`, headers: {} };
    }
    if (this.random.is(0.1)) return this.generateMultipart(operation);
    const body = this.random.is(0.05) ? corrupt(toJson(operation), this.random) : toJson(operation);
    return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body };
  }

  /** Generates a multipart request whose file may be missing, duplicate or unmapped. */
  private generateMultipart(operation: Record<string, unknown>): MalformedRequest {
    const paths = [
      'variables.v0',
      'variables.v0.image',
      'variables.v1.picture',
      '__proto__.x',
      'query',
      'a.0.b',
    ];
    const map = { 0: [this.random.of(paths)], ...(this.random.is(0.2) && { 1: [this.random.of(paths)] }) };
    const fields: [string, string][] = [
      ['operations', toJson(operation)],
      ['map', this.random.is(0.2) ? toJson(this.random.of(INVALID_VALUES)) : JSON.stringify(map)],
    ];
    return {
      method: 'POST',
      path: '/graphql',
      ...this.encodeMultipart(fields, this.random.of([[], ['0'], ['0', '0'], ['1']])),
    };
  }

  private generateRest(): MalformedRequest {
    const route = this.random.of(this.contract);
    const id = this.random.is(0.6) ? String(1 + this.random.below(8)) : this.random.of(INVALID_TEXTS);
    let path = route.path.replace(/:\w+/, encodeComponent(id).slice(0, 5000));
    if (this.random.is(0.05)) path = corrupt(path, this.random);
    const names = ['page', 'limit', 'villa_id', 'search', '__proto__', 'a[b]'].filter(() =>
      this.random.is(0.2),
    );
    if (names.length > 0) path += `?${this.encodeQuery(names.map((name) => [name, this.anyNumber()]))}`;
    // Node's client refuses a path with other characters.
    path = path.replace(/[^\x21-\x7e]/g, (character) => encodeComponent(character));
    const { method } = route;
    if (method === 'GET' || method === 'DELETE')
      return { method, path: `/${path.replace(/^\/+/, '')}`, headers: {} };
    return { method, path: `/${path.replace(/^\/+/, '')}`, ...this.generateForm(route) };
  }

  private generateForm({ fields, picture }: Route): Pick<MalformedRequest, 'headers' | 'body'> {
    const entries = fields
      .filter(() => this.random.is(0.9))
      .map((name) => [
        name,
        this.random.is(0.75) ? this.random.of(['A', '1', 'Villas', 'a@b.ae']) : this.invalidValue(),
      ]);
    if (this.random.is(0.05)) entries.push([this.random.of(INVALID_TEXTS), this.invalidValue()]);
    const values = Object.fromEntries(entries) as Record<string, unknown>;
    if (this.random.is(0.5)) {
      const json = this.random.is(0.05) ? toJson(this.invalidValue()) : toJson(values);
      const body = this.random.is(0.05) ? corrupt(json, this.random) : json;
      return { headers: { 'content-type': 'application/json' }, body };
    }
    const texts = Object.entries(values).map(([name, value]) => [name, toText(value)] as [string, string]);
    if (this.random.is(0.5)) {
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: this.encodeQuery(texts),
      };
    }
    const files = this.random.is(0.6)
      ? [picture ?? 'image']
      : this.random.of([[], ['x'], ['image', 'image']]);
    return this.encodeMultipart(texts, files);
  }

  private encodeMultipart(
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
        `content-type: image/jpeg\r\n\r\n${this.random.of(['', 'no picture', '\xff\xd8\xff\xe0'])}\r\n`,
    );
    const valid = `${[...fieldParts, ...fileParts].join('')}--${BOUNDARY}--\r\n`;
    const body = this.random.is(0.1) ? corrupt(valid, this.random) : valid;
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'apollo-require-preflight': '1',
    };
    return { headers, body: Buffer.from(body) };
  }

  /** Generates urlencoded parameters, some of them duplicate and some badly encoded. */
  private encodeQuery(parameters: [string, string][]): string {
    const repeated = parameters.flatMap((parameter) =>
      this.random.is(0.1) ? [parameter, parameter] : [parameter],
    );
    return repeated
      .map(([name, value]) => {
        const valid = encodeComponent(value).slice(0, 6000);
        return `${encodeComponent(name)}=${this.random.is(0.05) ? '%zz%ff' : valid}`;
      })
      .join('&');
  }

  private invalidValue(): unknown {
    return this.random.of(INVALID_VALUES);
  }

  private anyNumber(): string {
    return this.random.is(0.5) ? String(this.random.below(9)) : this.random.of(INVALID_TEXTS);
  }
}

/** Encodes a URL component; a lone surrogate cannot be encoded. */
const encodeComponent = (text: string) => encodeURIComponent(Buffer.from(text).toString());

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
