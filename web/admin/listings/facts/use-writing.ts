import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { isBlank } from '../../../../schema/blank.ts';
import {
  WritingsDocument,
  type ListingKind,
  type ToldFacts,
} from '../../../../schema/documents/admin/graphql.ts';
import type { FormState } from '../../editor/desk/form-state.ts';
import type { OpenForm } from '../../editor/desk/open-form.ts';
import { valueNow } from '../../editor/desk/values.ts';
import { FACTS, type TextName } from './told.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 500;

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || isBlank(text);

/** How the server will write a text from the facts that were typed, where nobody has typed the text itself; null for what is not. */
export function useWriting(
  kind: ListingKind,
  name: TextName,
  { form, now }: { form: OpenForm; now: FormState },
): string | null {
  const isTyped = FACTS[name].some((fact) => now.typed[fact] !== undefined);
  const isWritten = isTyped && isEmpty(now.typed[name]);
  const facts: Record<string, unknown> = {};
  for (const fact of FACTS[name]) {
    const rule = form.rules.get(fact);
    const value = rule && valueNow(rule, now);
    if (rule?.judge(value, { adding: now.adding, says: () => false }) === null)
      facts[fact] = rule.input(value);
  }
  const [rested] = useDebouncedValue(JSON.stringify(facts), REST);
  const variables = { kind, facts: JSON.parse(rested) as ToldFacts };
  const { data, previousData } = useQuery(WritingsDocument, isWritten ? { variables } : skipToken);
  if (!isWritten) return null;
  return (data ?? previousData)?.writtenTexts.find(({ field }) => field === name)?.text ?? null;
}
