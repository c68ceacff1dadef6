import { Field, ID, InputType } from 'type-graphql';
import { toId } from '../collections/definitions/ids.ts';
import type { ListFilterInput } from '../collections/graphql/list.ts';
import type { Condition } from '../collections/queries/record-reader.ts';
import { InvalidInput } from '../errors.ts';
import { message } from '../messages.ts';

@InputType({ description: 'A filter of messages for staff; a field that is null does not filter.' })
export class ContactMessageFilter {
  @Field(() => ID, { nullable: true, description: 'Assigned to the account with this id.' })
  assignee?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are assigned to an account.' })
  isAssigned?: boolean | null;
}

export const messageFilter: ListFilterInput<ContactMessageFilter> = {
  input: ContactMessageFilter,
  conditions: ({ assignee, isAssigned }) => [
    ...(assignee == null ? [] : [assignedTo(toId(assignee))]),
    ...(isAssigned == null ? [] : [hasAssignee(isAssigned)]),
  ],
};

/** The value of the URL parameter `assignee` for messages that are assigned to nobody. */
const NOBODY = 'none';

/** Parses URL parameters such as `assignee=3` into conditions on messages. Throws `InvalidInput`. */
export function messageConditionsIn(params: URLSearchParams): Condition[] {
  const assignee = params.get('assignee');
  if (assignee === null) return [];
  if (assignee === NOBODY) return [hasAssignee(false)];
  if (/^\d{1,10}$/.test(assignee)) return [assignedTo(toId(assignee))];
  throw new InvalidInput({ assignee: message('NOT_ASSIGNEE', { label: 'assignee', nobody: NOBODY }) });
}

const assignedTo = (id: number): Condition => ({
  sql: 't.assignee_id = :assignee',
  parameters: { assignee: id },
});

const hasAssignee = (isAssigned: boolean): Condition => ({
  sql: `t.assignee_id is ${isAssigned ? 'not null' : 'null'}`,
});
