import type { EntityMetadata } from 'typeorm';
import {
  isAllowed,
  previewOf,
  Scope,
  scopeOf,
  staffIdOf,
  type Actor,
  type PreviewedRecord,
} from '../../policies.ts';
import { isPublished } from '../../published.ts';
import type { Resource } from '../definitions/collection.ts';
import { isPublishable } from '../definitions/publication.ts';

/**
 * The SQL condition on rows `t` that an actor may read by the policies: all, those that are published or previewed, those of its
 * account, or none.
 */
export function visibleTo(actor: Actor, resource: Resource, metadata: EntityMetadata): string {
  const scope = scopeOf(actor, 'read', resource);
  if (scope === Scope.ANY) {
    if (isAllowed(actor, 'readUnpublished', resource)) return 'true';
    return publishedCondition(resource, metadata, previewOf(actor));
  }
  const staffId = staffIdOf(actor);
  const { own } = resource;
  return scope === null || staffId === null || !own ? 'false' : own(staffId);
}

/** The condition that a row is published and, if it belongs to another record, that this is published too. */
function publishedCondition(
  { entity, parent }: Resource,
  { dataSource, columns, tableName: ownTable }: EntityMetadata,
  preview: PreviewedRecord | null,
): string {
  const isVisible = (row: string, table: string) =>
    preview?.table === table ? `(${isPublished(row)} or ${row}.id = ${preview.id})` : isPublished(row);
  const conditions = isPublishable(entity) ? [isVisible('t', ownTable)] : [];
  if (parent && isPublishable(parent.of().entity)) {
    const { tableName } = dataSource.getMetadata(parent.of().entity);
    const { databaseName } = columns.find(({ propertyName }) => propertyName === parent.by)!;
    conditions.push(
      `exists (select from "${tableName}" parent where parent.id = t."${databaseName}" and ${isVisible('parent', tableName)})`,
    );
  }
  return conditions.join(' and ') || 'true';
}
