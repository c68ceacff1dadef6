import { Title } from '@mantine/core';

/** Id of the screen title, which also labels the list. */
export const SCREEN_TITLE = 'screen-title';

interface Props {
  children: string;
  /** The title of the document, if it differs. */
  documentTitle?: string;
}

export function ScreenTitle({ children, documentTitle = children }: Props) {
  return (
    <>
      <title>{documentTitle}</title>
      <Title order={1} id={SCREEN_TITLE} className="screen-title">
        {children}
      </Title>
    </>
  );
}
