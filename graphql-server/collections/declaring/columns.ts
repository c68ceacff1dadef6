import { Column, Index } from 'typeorm';

/** The words of a record's texts, which the database itself keeps in step: a migration says of which columns. */
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

/** The place of a record among those of its parent, as staff have put them; null for one not yet put anywhere. */
export function PositionColumn(): PropertyDecorator {
  return Column('int', { nullable: true, select: false });
}
