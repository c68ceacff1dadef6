import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { isBlank } from '../../../../schema/blank.ts';
import {
  type ListingKind,
  ParsedTextsDocument,
  type ListingFactsInput,
  FormattedTextsDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import type { FormState } from '../../editor/form/form-state.ts';
import type { FormStore } from '../../editor/form/form-store.ts';
import { currentValue } from '../../editor/form/form-values.ts';
import { FACTS, type TextName, type TextParse } from './parsed-texts.ts';

/** Debounce of the requests, in milliseconds. */
const DEBOUNCE_MS = 500;

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || isBlank(text);

/**
 * Returns the server's parse result of a text while it is typed; undefined for unchanged or empty texts and after an error.
 * The previous result stays until the next response.
 */
export function useParsePreview(
  kind: ListingKind,
  name: TextName,
  text: string | null,
): TextParse | undefined {
  const [rested] = useDebouncedValue(text, DEBOUNCE_MS);
  const variables = { kind, [name === 'rent' ? 'price' : name]: rested };
  const { data, previousData, loading } = useQuery(
    ParsedTextsDocument,
    isEmpty(rested) ? skipToken : { variables },
  );
  if (isEmpty(text) || isEmpty(rested)) return undefined;
  return (data ?? (loading ? previousData : undefined))?.parsedTexts[0];
}

/** Returns the texts that the server will format from edited facts; null for a text that was edited itself. */
export function useFormatPreview(
  kind: ListingKind,
  name: TextName,
  { form, now }: { form: FormStore; now: FormState },
): string | null {
  const isTyped = FACTS[name].some((fact) => now.typed[fact] !== undefined);
  const isWritten = isTyped && isEmpty(now.typed[name]);
  const facts: Record<string, unknown> = {};
  for (const fact of FACTS[name]) {
    const rule = form.rules.get(fact);
    const value = rule && currentValue(rule, now);
    if (rule?.validate(value, { isNew: now.isNew, hasValue: () => false }) === null)
      facts[fact] = rule.input(value);
  }
  const [rested] = useDebouncedValue(JSON.stringify(facts), DEBOUNCE_MS);
  const variables = { kind, facts: JSON.parse(rested) as ListingFactsInput };
  const { data, previousData } = useQuery(FormattedTextsDocument, isWritten ? { variables } : skipToken);
  if (!isWritten) return null;
  return (data ?? previousData)?.formattedTexts.find(({ field }) => field === name)?.text ?? null;
}
