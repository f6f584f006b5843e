// The frame of pages that anybody may see: the shell for whoever is signed in, a plain bar for everybody else.
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
