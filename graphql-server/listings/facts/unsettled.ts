import { declareField } from '../../collections/declaring/field.ts';

/** Names of the texts of a listing that a person is to look at; null while they have not been read into facts. */
export const unsettledTexts = (): PropertyDecorator =>
  declareField(
    {
      type: () => [String],
      column: { type: 'text', array: true, nullable: true },
      schema: { type: 'array', items: { type: 'string' } },
      rules: [],
    },
    { shows: null, given: true, rest: false },
  );
