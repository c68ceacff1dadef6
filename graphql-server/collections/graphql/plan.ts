import {
  getArgumentValues,
  getNamedType,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ReadsExtensions, Viewing } from '../../reads.ts';
import type { Stored } from '../declaring/stored.ts';
import { childrenOf, withParent, type Children } from './children.ts';
import { limitOf } from '../reading/page.ts';
import type { ChildrenExtensions } from './ahead.ts';
import { OF_ALL, type AskingContext, type AskingExtensions } from './asking.ts';
import { readOf } from './selection.ts';

type Variables = Record<string, unknown>;
type Selecting = readonly { selectionSet?: SelectionSetNode | undefined }[];

/** How a query is answered. */
export interface Plan {
  /** Whether it is one question, so that what went wrong went wrong with all of it. */
  isOne: boolean;
  /**
   * Gives its data for variables that have been found to fit. Rejects as reading does, and with `Unplanned` where the answer is not
   * what was planned for.
   */
  tell: Part;
}

type Part = (variables: Variables, context: AskingContext) => Promise<Record<string, unknown>>;

/** For what there is no plan. */
export class Unplanned extends Error {}

/** What is known beside the records: who asks, and their children, by their numbers. */
interface Given extends Viewing {
  children: Map<WantedChildren, Map<number, Stored[]>>;
}
/** What is told of a value that was read. */
type Telling = (value: unknown, given: Given) => unknown;

/** Children that a query wants of the records that it asks for. */
interface WantedChildren {
  of: ChildrenExtensions['children'];
  wanted(variables: Variables): Children;
}

/** What is known where a part of a query is planned. */
interface Planning {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Takes what is wanted of the records that a part asks for; null where children are not asked for. */
  children: WantedChildren[] | null;
}

/**
 * The plan of a query for records as they are and for their children: it reads the rows and makes of them what is told, in
 * one go, where graphql-js goes from field to field of each record. Null for every other query.
 */
export function planOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): Plan | null {
  const fragments: Planning['fragments'] = {};
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  try {
    const type = schema.getQueryType()!;
    if (schema.getRootType(operation.operation) !== type) return null;
    const planning = { schema, fragments, children: null };
    const parts = grouped(type, [operation], planning).map(
      ({ key, nodes }) => [key, partOf(type.getFields()[nodes[0]!.name.value], nodes, planning)] as const,
    );
    return {
      isOne: parts.length === 1,
      tell: async (variables, context) => {
        const told = await Promise.all(parts.map(([, ask]) => ask(variables, context)));
        return Object.fromEntries(parts.map(([key], i) => [key, told[i]]));
      },
    };
  } catch (error) {
    if (error instanceof Unplanned || error instanceof GraphQLError) return null;
    throw error;
  }
}

/** The fields that are selected of a type, those that have one name in the answer together. */
function grouped(
  type: GraphQLObjectType,
  selecting: Selecting,
  planning: Planning,
): { key: string; nodes: FieldNode[] }[] {
  const groups = new Map<string, FieldNode[]>();
  for (const node of appliedTo(type, selecting, planning)) {
    const key = (node.alias ?? node.name).value;
    // An object has no property of that name but what it descends from.
    if (key === '__proto__') throw new Unplanned();
    groups.set(key, [...(groups.get(key) ?? []), node]);
  }
  return [...groups].map(([key, nodes]) => ({ key, nodes }));
}

/** The fields that are selected of a type, themselves or by fragments that are of it; what depends on a condition is not planned. */
function* appliedTo(type: GraphQLObjectType, selecting: Selecting, planning: Planning): Generator<FieldNode> {
  for (const one of selecting.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])) {
    if (one.directives?.length) throw new Unplanned();
    if (one.kind === Kind.FIELD) {
      yield one;
      continue;
    }
    const part = one.kind === Kind.FRAGMENT_SPREAD ? planning.fragments[one.name.value]! : one;
    const of = part.typeCondition && planning.schema.getType(part.typeCondition.name.value);
    const isOfIt = !of || of === type || (isAbstractType(of) && planning.schema.isSubType(of, type));
    if (isOfIt) yield* appliedTo(type, [part], planning);
  }
}

/** One field of the query: asks for its records, for their children beside them where it is known of whom, and tells them. */
function partOf(
  field: GraphQLField<unknown, unknown> | undefined,
  nodes: FieldNode[],
  planning: Planning,
): Part {
  const { asking } = (field?.extensions ?? {}) as Partial<AskingExtensions>;
  if (!field || !asking) throw new Unplanned();
  const { way, ask, numberOf } = asking;
  const children: WantedChildren[] = [];
  const type = getNamedType(field.type);
  const only = readOf(type, nodes, planning, way);
  if (!isObjectType(type)) throw new Unplanned();
  const names = grouped(type, nodes, planning).map(({ nodes: [node] }) => node!.name.value);
  const wanted = { only, isCounted: OF_ALL.some((name) => names.includes(name)) };
  const tell = tellingOf(field.type, nodes, { ...planning, children });

  return async (variables, context) => {
    const args = getArgumentValues(field, nodes[0]!, variables) as never;
    const given: Given = { staff: context.staff, children: new Map() };
    const read = (parents: number[]) =>
      Promise.all(
        children.map(async (one) => {
          given.children.set(one, await childrenOf(context.stores, one.of, parents, one.wanted(variables)));
        }),
      );
    const number = numberOf?.(args);
    const asked = ask(args, context, wanted);
    const [answer] = await (number !== undefined && children.length > 0
      ? Promise.all([asked, read([number])])
      : Promise.all([asked]));
    const parents = number === undefined && children.length > 0 ? numbersIn(answer, way) : [];
    if (parents.length > 0) await read(parents);
    return tell(answer, given) as Record<string, unknown>;
  };
}

/** The numbers of the records to which a way leads. */
function numbersIn(answer: unknown, way: readonly string[]): number[] {
  const found = way.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], answer);
  return [found].flat().flatMap((row) => (row as Stored | null)?.id ?? []);
}

/** How a value is told that a type has. */
function tellingOf(type: GraphQLOutputType, nodes: FieldNode[], planning: Planning): Telling {
  if (isNonNullType(type)) {
    const tell = tellingOf(type.ofType, nodes, planning);
    return (value, given) => tell(value, given) ?? unplanned();
  }
  if (isListType(type)) {
    const tell = tellingOf(type.ofType, nodes, planning);
    return (value, given) => {
      if (value == null) return null;
      return Array.isArray(value) ? value.map((one) => tell(one, given)) : unplanned();
    };
  }
  if (isLeafType(type)) return (value) => (value == null ? null : (type.serialize(value) ?? unplanned()));
  if (!isObjectType(type)) throw new Unplanned();
  const fields = grouped(type, nodes, planning).map(
    ({ key, nodes }) => [key, fieldOf(type, nodes, planning)] as const,
  );
  return (value, given) => {
    if (value == null) return null;
    const told: Record<string, unknown> = {};
    for (const [key, tell] of fields) told[key] = tell(value, given);
    return told;
  };
}

/** How a field of a record, or of a part of one, is told. */
function fieldOf(type: GraphQLObjectType, nodes: FieldNode[], planning: Planning): Telling {
  const node = nodes[0]!;
  if (node.name.value === TypeNameMetaFieldDef.name) return () => type.name;
  const field = type.getFields()[node.name.value]!;
  const { tells, children: of } = field.extensions as ReadsExtensions & Partial<ChildrenExtensions>;
  if (of) return childrenIn(of, field, nodes, planning);
  if (!tells || node.arguments?.some(({ value }) => !isSaid.has(value.kind))) throw new Unplanned();
  const args = getArgumentValues(field, node);
  const tell = tellingOf(field.type, nodes, planning);
  return (value, given) => tell(tells(value as object, args, given), given);
}

/** What stands in a query as it is, with nothing in it that varies. */
const isSaid = new Set<Kind>([Kind.ENUM, Kind.STRING, Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.NULL]);

function childrenIn(
  of: ChildrenExtensions['children'],
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
  planning: Planning,
): Telling {
  if (!planning.children) throw new Unplanned();
  const only = withParent(of, readOf(getNamedType(field.type), nodes, planning));
  const one: WantedChildren = {
    of,
    wanted(variables) {
      const { limit } = getArgumentValues(field, nodes[0]!, variables);
      return { limit: limitOf(limit as number), only };
    },
  };
  planning.children.push(one);
  const tell = tellingOf(field.type, nodes, { ...planning, children: null });
  return (value, given) => tell(given.children.get(one)?.get((value as Stored).id), given);
}

function unplanned(): never {
  throw new Unplanned();
}
