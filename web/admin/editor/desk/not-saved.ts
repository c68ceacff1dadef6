import { faultOf, isUncertain, reasonOf, type Fault } from '../../../data/fault.ts';
import { sayFailure } from '../../ui/toast.tsx';
import { isReadable } from '../pictures/files.ts';
import type { OpenForm } from './open-form.ts';

const UNREADABLE = 'The picture was changed or moved after it was chosen. Choose it again.';

/** Why a form was not taken: a browser says of a picture that it cannot read any more what it says of a lost network. */
export async function faultOfSending(picture: File | undefined, error: unknown): Promise<Fault> {
  const fault = faultOf(error);
  if (fault.code === 'UNAUTHENTICATED') return { ...fault, sentence: reasonOf(fault) };
  if (!picture || fault.code !== 'UNANSWERED' || (await isReadable(picture))) return fault;
  return { ...fault, code: 'UNREADABLE', sentence: UNREADABLE };
}

/** Said where the record of a form is not there any more. */
export const goneWords = (one: string): string =>
  `Nothing was saved: this ${one} has been deleted. What stands here can be added anew.`;

/** What the server said, or that it could not be reached. */
export const sentenceOf = (fault: Fault): string =>
  reasonOf(fault, 'The server cannot be reached. Try again.');

/** Said where only the server could tell: what is made has the key of its press, what is changed names what it was. */
const UNKNOWN = 'It is not known whether this was saved. Press again: it is saved only once.';

/** What is said of a form of which nothing, as far as is known, was saved; `unanswered` where this press or one before may have saved it. */
export function noticeOf(fault: Fault, unanswered: boolean): string {
  if (fault.code === 'UNAVAILABLE') return sentenceOf(fault); // who lost the database says what came of it
  if (!unanswered) return `Nothing was saved. ${sentenceOf(fault)}`;
  const why = isUncertain(fault) ? (fault.sentence ?? 'No answer came.') : sentenceOf(fault);
  return `${why} ${UNKNOWN}`;
}

/** Says aloud that a form was refused, until that is mended or the form is sent again. */
export function sayRefused(form: OpenForm, message: string, sentence?: string | null): void {
  const { notice } = form.now();
  const takeBack = sayFailure(message, sentence);
  const stop = form.follow(() => {
    const now = form.now();
    if (now.phase === 'refused' && now.notice === notice) return;
    stop();
    takeBack();
  });
}

/** Whether the picture is what was not taken. */
export const isOfThePicture = ({ code }: Fault): boolean =>
  ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNREADABLE'].includes(code);

/** Whether another picture may do better: what is wrong is this one alone, or the way to the server. */
export const aboutThePicture = (fault: Fault): boolean =>
  isOfThePicture(fault) || ['UNREACHABLE', 'UNANSWERED', 'INTERNAL_SERVER_ERROR'].includes(fault.code);
