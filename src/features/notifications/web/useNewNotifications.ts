import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useAppName } from '#kit/web/page/AppName.tsx';

/** Milliseconds until the announced text is removed, long enough to be read out. */
const announcementMs = 8000;

/** Watches the newest notification's id, and shows new ones. @returns the text to announce */
export function useNewNotifications(newest: number | undefined): string {
  const title = useAppName();
  const format = useFormat();
  const navigate = useNavigate();
  const known = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (before === undefined || newest === undefined || newest <= before) return;
    // Failures are ignored: the notification is still in the list.
    import('./newNotifications.ts')
      .then(({ showNewNotifications }) => showNewNotifications(before, { title, format, open: (link) => void navigate(link) }))
      .then(setAnnouncement, () => {});
  }, [newest, title, format, navigate]);
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(() => setAnnouncement(''), announcementMs);
    return () => clearTimeout(timer);
  }, [announcement]);
  return announcement;
}
