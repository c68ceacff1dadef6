import { IsOptional, ValidateBy } from 'class-validator';
import { cleanIdentifier } from '../../../schema/text.ts';
import { declareField, type FieldOptions } from '../../collections/declaring/field.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import { placeOf } from '../../places/place.ts';

/** The place of the city that a home lies in, by its id in our list of places. */
export function placeId(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const isPlace = (value: unknown) => typeof value === 'string' && placeOf(value) !== undefined;
  return declareField(
    {
      type: () => String,
      column: { type: 'text', nullable: true, name: 'place' },
      schema: { type: 'string' },
      rules: [
        IsOptional(),
        ValidateBy(
          { name: 'place', validator: { validate: isPlace } },
          { message: `${label} must be one from the list, such as dubai-marina.` },
        ),
      ],
      describe: `${label}, optional: the id of one, such as dubai-marina.`,
      read: (value) => (isMissing(value) ? null : typeof value === 'string' ? cleanIdentifier(value) : value),
      cell: (value) => value as string | null,
    },
    options,
  );
}
