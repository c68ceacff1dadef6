import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { SeededRandom } from '../seeded-random.ts';
import { INVALID_VALUES, toJson } from './testing-invalid-values.ts';

/** An operation that is valid for the schema, with variables that may be invalid. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Not sent as staff, because they would end the session of the requests that follow. */
const ENDS_A_SESSION = ['signOut', 'changePassword'];

/** Share of invalid values. */
const ODD = 0.25;

/** Generates operations that are valid for a schema. */
export class Operations {
  private readonly fields: [kind: string, field: GraphQLField<unknown, unknown>][];
  private variables: Record<string, unknown> = {};
  private declared: string[] = [];

  constructor(
    schema: GraphQLSchema,
    private readonly chance: SeededRandom,
  ) {
    const of = (kind: 'query' | 'mutation', type = schema.getQueryType()) =>
      Object.values(type!.getFields()).map((field) => [kind, field] as [string, typeof field]);
    this.fields = [...of('query'), ...of('mutation', schema.getMutationType())].filter(
      ([, { name }]) => !ENDS_A_SESSION.includes(name),
    );
  }

  /** Generates an operation with one or two fields. */
  one(): Operation {
    this.variables = {};
    this.declared = [];
    const [kind, field] = this.chance.of(this.fields);
    const selections = [
      this.toSelection(field, 3),
      ...(this.chance.is(0.1) ? [`again: ${this.toSelection(field, 2)}`] : []),
    ];
    const head = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    return { query: `${kind} Fuzz${head} { ${selections.join(' ')} }`, variables: this.variables };
  }

  private toSelection({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const given = args
      .filter((arg) => this.chance.is(isNonNullType(arg.type) ? 0.98 : 0.5))
      .map((arg) => `${arg.name}: ${this.valueOf(arg.type)}`);
    const call = given.length > 0 ? `${name}(${given.join(', ')})` : name;
    const selection = this.select(getNamedType(type), depth);
    return selection === null ? name : `${call} ${selection}`;
  }

  /** Generates a variable of the type or, rarely, a literal. */
  private valueOf(type: GraphQLInputType): string {
    const value = this.valueFor(type);
    if (this.chance.is(0.15)) return toJson(value).replace(/"(\w+)":/g, '$1:');
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(type)}`);
    if (this.chance.is(0.97)) this.variables[name] = value;
    return `$${name}`;
  }

  private valueFor(type: GraphQLInputType): unknown {
    if (this.chance.is(ODD)) return this.chance.of(INVALID_VALUES);
    if (isNonNullType(type)) return this.valueFor(getNullableType(type));
    if (isListType(type)) {
      return Array.from({ length: this.chance.below(4) }, () => this.valueFor(type.ofType));
    }
    if (isEnumType(type)) return this.chance.of(type.getValues()).name;
    if (isInputObjectType(type)) {
      const words = Object.values(type.getFields()).filter(() => this.chance.is(0.8));
      return Object.fromEntries(words.map((word) => [word.name, this.valueFor(word.type)]));
    }
    return this.leaf(type.name);
  }

  private leaf(name: string): unknown {
    if (name === 'Int') return this.chance.of([0, 1, 2, 3, 1000, this.chance.below(3000)]);
    if (name === 'ID') return String(1 + this.chance.below(8));
    if (name === 'Boolean') return this.chance.is(0.5);
    if (name === 'DateTimeISO') return new Date(this.chance.below(2 ** 31) * 1000).toISOString();
    return this.chance.of(['Sea view', 'sea', 'AED 1', 'a@example.com', 'title,location,price\nA,B,1']);
  }

  /** Generates a selection set; null for a leaf type and at the maximum depth. */
  private select(type: GraphQLNamedType, depth: number): string | null {
    if (isAbstractType(type)) return this.chance.is(0.5) ? '{ __typename ... on Listing { id } }' : '{ id }';
    if (!isObjectType(type)) return '';
    if (depth === 0) return '{ __typename }';
    const fields = Object.values(type.getFields()).filter(() => this.chance.is(0.4));
    const selections = fields.map((field) => this.toSelection(field, depth - 1));
    return `{ __typename ${selections.join(' ')} }`;
  }
}
