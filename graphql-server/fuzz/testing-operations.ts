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
import type { SeededRandom } from '../testing-random.ts';
import { INVALID_VALUES, toJson } from './testing-invalid-values.ts';

/** An operation that is valid for the schema, with variables that may be invalid. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Mutations that are not generated, because they would end the session of later requests. */
const ENDS_SESSION = ['signOut', 'changePassword'];

/** Share of values that are invalid. */
const INVALID_SHARE = 0.25;

/** Generates operations that are valid for a schema. */
export class Operations {
  private readonly fields: [kind: string, field: GraphQLField<unknown, unknown>][];
  private variables: Record<string, unknown> = {};
  private declared: string[] = [];

  constructor(
    schema: GraphQLSchema,
    private readonly random: SeededRandom,
  ) {
    const fieldsOf = (kind: 'query' | 'mutation', type = schema.getQueryType()) =>
      Object.values(type!.getFields()).map((field) => [kind, field] as [string, typeof field]);
    this.fields = [...fieldsOf('query'), ...fieldsOf('mutation', schema.getMutationType())].filter(
      ([, { name }]) => !ENDS_SESSION.includes(name),
    );
  }

  /** Generates an operation with one or two fields. */
  next(): Operation {
    this.variables = {};
    this.declared = [];
    const [kind, field] = this.random.of(this.fields);
    const selections = [
      this.generateField(field, 3),
      ...(this.random.is(0.1) ? [`again: ${this.generateField(field, 2)}`] : []),
    ];
    const head = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    return { query: `${kind} Fuzz${head} { ${selections.join(' ')} }`, variables: this.variables };
  }

  private generateField({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const passed = args
      .filter((arg) => this.random.is(isNonNullType(arg.type) ? 0.98 : 0.5))
      .map((arg) => `${arg.name}: ${this.generateArgument(arg.type)}`);
    const call = passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
    return `${call} ${this.generateSelectionSet(getNamedType(type), depth)}`;
  }

  /** Generates a value and returns it as a variable or, rarely, as a literal. */
  private generateArgument(type: GraphQLInputType): string {
    const value = this.generateValue(type);
    if (this.random.is(0.15)) return toJson(value).replace(/"(\w+)":/g, '$1:');
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(type)}`);
    if (this.random.is(0.97)) this.variables[name] = value;
    return `$${name}`;
  }

  private generateValue(type: GraphQLInputType): unknown {
    if (this.random.is(INVALID_SHARE)) return this.random.of(INVALID_VALUES);
    if (isNonNullType(type)) return this.generateValue(getNullableType(type));
    if (isListType(type)) {
      return Array.from({ length: this.random.below(4) }, () => this.generateValue(type.ofType));
    }
    if (isEnumType(type)) return this.random.of(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(() => this.random.is(0.8));
      return Object.fromEntries(fields.map((field) => [field.name, this.generateValue(field.type)]));
    }
    return this.generateScalar(type.name);
  }

  private generateScalar(name: string): unknown {
    if (name === 'Int') return this.random.of([0, 1, 2, 3, 1000, this.random.below(3000)]);
    if (name === 'ID') return String(1 + this.random.below(8));
    if (name === 'Boolean') return this.random.is(0.5);
    if (name === 'DateTimeISO') return new Date(this.random.below(2 ** 31) * 1000).toISOString();
    return this.random.of(['Sea view', 'sea', 'AED 1', 'a@example.com', 'title,location,price\nA,B,1']);
  }

  /** Generates a selection set; an empty text for a leaf type. */
  private generateSelectionSet(type: GraphQLNamedType, depth: number): string {
    if (isAbstractType(type)) return this.random.is(0.5) ? '{ __typename ... on Listing { id } }' : '{ id }';
    if (!isObjectType(type)) return '';
    if (depth === 0) return '{ __typename }';
    const fields = Object.values(type.getFields()).filter(() => this.random.is(0.4));
    const selections = fields.map((field) => this.generateField(field, depth - 1));
    return `{ __typename ${selections.join(' ')} }`;
  }
}
