import { Notice } from '../../ui/notice.tsx';
import { LostHead } from './page-head.tsx';

/** What stands where a page broke: nothing of the inside, and a way to try again. */
export function BrokenPage() {
  return (
    <main className="measure">
      <LostHead title="Something went wrong" />
      <Notice heading text="Something went wrong. Please try again later.">
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </Notice>
    </main>
  );
}
