import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useAppName } from '#kit/web/page/AppName.tsx';

/** Long enough to be read out; what was said does not stay to be found again, in milliseconds. */
const announcementMs = 8000;

/** Looks at the id of the newest notification, and tells of those that come while it looks. @returns what is to be read out just now */
export function useNewNotifications(newest: number | undefined): string {
  const title = useAppName();
  const format = useFormat();
  const navigate = useNavigate();
  const known = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (before === undefined || newest === undefined || newest <= before) return;
    // Told of while it may be shown at once: what fails here is still in the list.
    import('./newNotifications.ts')
      .then(({ showNewNotifications }) => showNewNotifications(before, { title, format, open: (link) => void navigate(link) }))
      .then(setSaid, () => {});
  }, [newest, title, format, navigate]);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), announcementMs);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
