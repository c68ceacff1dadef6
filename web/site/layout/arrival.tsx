import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings those who do not see the page to the beginning of a new one, and tells them its title. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const left = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (!hash) document.querySelector('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);

  return (
    <p className="only-heard" role="status">
      {title}
    </p>
  );
}
