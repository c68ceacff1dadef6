import { createContext, use, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { PictureFiles } from './picture.tsx';
import type { Shown, ViewerProps } from './viewer.tsx';

type Open = (picture: PictureFiles, opener: HTMLElement) => void;

const Opening = createContext<Open | null>(null);

interface Props {
  /** What the pictures show. */
  of: string;
  pictures: readonly Shown[];
  children: ReactNode;
}

interface Viewing {
  Viewer: ComponentType<ViewerProps>;
  first: number;
  opener: HTMLElement;
}

/** Pictures that open in one full-screen viewer; its code comes when the first of them is opened. */
export function Viewable({ of, pictures, children }: Props) {
  const [viewing, setViewing] = useState<Viewing | null>(null);

  function open({ url }: PictureFiles, opener: HTMLElement) {
    import('./viewer.tsx').then(
      ({ Viewer }) => {
        const place = pictures.findIndex(({ picture }) => picture.url === url);
        setViewing({ Viewer, first: Math.max(0, place), opener });
      },
      () => location.assign(url),
    );
  }

  function close() {
    viewing?.opener.focus();
    setViewing(null);
  }

  return (
    <Opening value={open}>
      {children}
      {viewing && <viewing.Viewer of={of} pictures={pictures} first={viewing.first} onClose={close} />}
    </Opening>
  );
}

interface LinkProps {
  picture: PictureFiles;
  className?: string;
  children: ReactNode;
}

/** Opens the viewer at a picture; without a script it leads to the picture itself. */
export function ViewerLink({ picture, className = 'viewer-link', children }: LinkProps) {
  const open = use(Opening);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!open || elsewhere) return;
    event.preventDefault();
    open(picture, event.currentTarget);
  }

  return (
    <a className={className} href={picture.url} onClick={onClick}>
      {children}
    </a>
  );
}
