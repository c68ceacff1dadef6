import { Column, Index } from 'typeorm';

/** The search index of a record, a column that the database generates from text columns (`schema.sql`). */
export function SearchColumn(): PropertyDecorator {
  return (target, property) => {
    Column({
      type: 'tsvector',
      nullable: true,
      select: false,
      insert: false,
      update: false,
    })(target, property);
    Index({ type: 'gin' })(target, property);
  };
}

/** The position of a record among those of its parent. A trigger of the database puts a new record last. */
export function PositionColumn(): PropertyDecorator {
  return Column('int', { nullable: true, select: false });
}
