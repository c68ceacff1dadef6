import type { Schema } from '../collections/definitions/field.ts';
import { homeFields, homeKinds } from '../search/home-serializer.ts';
import {
  ENUM_PARAMETERS,
  NUMBER_PARAMETERS,
  PLACE_PARAMETER,
  WITHIN_PARAMETER,
  WORDS_PARAMETER,
} from '../search/search-params.ts';
import { toSlug } from '../../schema/search.ts';
import { errors, json, paging } from './openapi-components.ts';
import { integer, pageSchemaOf, property, refTo, responseSchema, timestamps } from './openapi-schemas.ts';

export const searchOperation: Schema = {
  operationId: 'searchHomes',
  tags: ['homes'],
  summary: 'Searches the published homes.',
  description:
    'All parameters are optional. Several values of a parameter match homes with any of them; of `amenity` and `views`, homes with all of them. An unknown parameter is answered with 400.',
  parameters: [
    ...[...ENUM_PARAMETERS].map(([name, values]) => several(name, values.map(toSlug))),
    several(PLACE_PARAMETER),
    ...[...NUMBER_PARAMETERS].map(([name, { description, max }]) =>
      parameter(name, description, { ...integer(1), maximum: max }),
    ),
    {
      ...parameter(
        WITHIN_PARAMETER,
        'Within this rectangle on the map: west, south, east and north in degrees.',
        { type: 'string' },
      ),
      example: '55.1,25,55.3,25.2',
    },
    parameter(
      WORDS_PARAMETER,
      'Free text, such as `2 bed jvc under 90k`: recognized facts are added to the filters; every other word is matched as a prefix of the words of a home.',
      { type: 'string', maxLength: 200 },
    ),
    ...paging,
  ],
  responses: { 200: json('A page of the homes found.', refTo('HomePage')), ...errors('400') },
};

export const searchSchemas: Record<string, Schema> = {
  Home: homeSchema(),
  HomePage: homePageSchema(),
  Interpretation: interpretationSchema(),
};

function homePageSchema(): Schema {
  const page = pageSchemaOf('Home');
  const properties = { ...(page.properties as object), interpretation: refTo('Interpretation') };
  return { ...page, properties };
}

/** Schema of how the free text of a search was interpreted; the same as in GraphQL. */
function interpretationSchema(): Schema {
  const offset = (description: string) => ({ ...integer(0), description });
  const span = {
    text: { type: 'string', description: 'The words as typed.' },
    start: offset('Offset of the phrase in the free text, in UTF-16 code units.'),
    end: offset('End of the words in the query, exclusive, in UTF-16 code units.'),
  };
  const list = (description: string, own: Record<string, Schema>) => {
    const properties: Record<string, Schema> = { ...span, ...own };
    return {
      type: 'array',
      description,
      items: { type: 'object', required: Object.keys(properties), properties },
    };
  };
  return {
    type: 'object',
    description: 'How the words were interpreted; only if words were given.',
    required: ['words', 'facts', 'terms', 'ignored'],
    properties: {
      words: { type: 'string', description: 'The words as given.' },
      facts: list('The recognized facts.', {
        query: {
          type: 'string',
          description:
            'The fact as query parameters of this search. Several values of one parameter match any of them.',
          examples: ['beds=2'],
        },
        isExcluded: {
          type: 'boolean',
          description: 'Whether homes with the fact are excluded, as in `no pool`.',
        },
      }),
      terms: list('The words that are searched as text.', {
        correction: {
          type: ['string', 'null'],
          description: 'The word that was searched instead, if no home contains the typed word.',
        },
        isFound: { type: 'boolean', description: 'Whether a home contains the word or its correction.' },
      }),
      ignored: list('The words that are not used.', {
        reason: {
          type: 'string',
          enum: ['CURRENCY', 'FILLER', 'UNSUPPORTED'],
          description:
            'Why: an amount that is not in dirhams, a wish that no home can be filtered by, or a condition that the search does not have.',
        },
      }),
    },
  };
}

function homeSchema(): Schema {
  const properties: Record<string, Schema> = {
    id: property('id', integer(1), 'Id of the record.'),
    kind: {
      type: 'string',
      enum: homeKinds,
      description: 'The kind of the listing.',
      examples: ['SaleVilla'],
    },
    price: property('price', { type: 'string' }, 'The price or rent as staff entered it.'),
  };
  for (const field of homeFields)
    properties[field.name] = property(field.name, responseSchema(field), field.description);
  properties.picture = {
    type: ['string', 'null'],
    description: 'URL of its picture.',
    examples: ['/uploads/3f9a.jpg'],
  };
  return {
    type: 'object',
    required: Object.keys(properties),
    properties: { ...properties, ...timestamps() },
  };
}

function several(name: string, values?: readonly string[]): Schema {
  const items = { type: 'string', ...(values && { enum: values }) };
  const description = values
    ? 'One of these, or several.'
    : 'Ids of places; homes in places within them match too.';
  const example = values?.slice(0, 1) ?? ['dubai-marina'];
  return { ...parameter(name, description, { type: 'array', items }), explode: true, example };
}

function parameter(name: string, description: string, schema: Schema): Schema {
  return { name, in: 'query', description, schema };
}
