import type { ReactNode } from 'react';
import { ScreenTitle } from '../ui/screen-title.tsx';
import './editor-screen.css';

interface Props {
  title: string;
  /** What the browser's tab says, where the title does not tell the screen from its like. */
  pageTitle?: string;
  /** Chooses the record whose own records the screen is about. */
  chooser?: ReactNode;
  children: ReactNode;
}

/** A screen of the panel: its title over a form and the list of what the form makes, side by side where there is room. */
export function EditorScreen({ title, pageTitle = title, chooser, children }: Props) {
  return (
    <>
      <title>{pageTitle}</title>
      <ScreenTitle>{title}</ScreenTitle>
      {chooser && <div className="screen-chooser">{chooser}</div>}
      <div className="editor-screen">{children}</div>
    </>
  );
}
