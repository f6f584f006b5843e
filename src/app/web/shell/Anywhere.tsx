// The frame of public pages: the shell for signed-in users, a plain bar for others.
import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { useUser } from '#features/auth/web/session.ts';
import { PlainFrame } from './PlainFrame.tsx';

const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }));

export function Anywhere() {
  if (useUser()) return <Shell />;
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
