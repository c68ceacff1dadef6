import type { ReactNode } from 'react';
import { ScreenTitle } from '../ui/screen-title.tsx';
import './form/editor-form.css';

interface Props {
  title: string;
  /** Document title, where the screen title is ambiguous. */
  pageTitle?: string;
  /** Selects the parent record of the screen. */
  chooser?: ReactNode;
  children: ReactNode;
}

/** The layout of a screen: title, form and list, side by side on wide screens. */
export function EditorScreen({ title, pageTitle, chooser, children }: Props) {
  return (
    <>
      <ScreenTitle documentTitle={pageTitle}>{title}</ScreenTitle>
      {chooser && <div className="screen-chooser">{chooser}</div>}
      <div className="editor-screen">{children}</div>
    </>
  );
}
