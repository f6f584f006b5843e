import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ClosedByProxy } from '#features/auth/web/ClosedByProxy.tsx';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { Mark } from '#kit/web/page/Mark.tsx';
import { LanguageSelect } from '../shell/LanguageSelect.tsx';
import { SkinToggle } from '../shell/SkinToggle.tsx';
import { settingsCalls } from '../shell/settings.ts';
import classes from './Entrance.module.css';

const OpenRegistrationNotice = lazy(async () => ({
  default: (await import('#features/auth/web/OpenRegistrationNotice.tsx')).OpenRegistrationNotice,
}));

type EntranceProps = { drawing: ReactNode; children: ReactNode };

/** The frame of the login pages, in the specification's two designs: a card in the middle, or a drawing beside the form. */
export function Entrance({ drawing, children }: EntranceProps) {
  const appName = useAppName();
  const isCard = useLocation({ select: ({ pathname }) => pathname.endsWith('-v1') });
  const { data } = useQuery(settingsCalls.read.query());
  const brand = (
    <div className={classes.brand}>
      <Mark size={32} />
      <span>{appName}</span>
    </div>
  );
  return (
    <div className={classes.page}>
      {data?.registrationIsPublic && (
        <Suspense>
          <OpenRegistrationNotice />
        </Suspense>
      )}
      <ClosedByProxy closed={data?.closedByProxy} />
      <div className={classes.frame} data-design={isCard ? 'card' : 'split'}>
        <header className={classes.bar}>
          {!isCard && brand}
          <LanguageSelect />
          <SkinToggle />
        </header>
        {!isCard && <div className={classes.scene}>{drawing}</div>}
        <main className={classes.main}>
          {isCard && brand}
          <div className={classes.form}>{children}</div>
        </main>
      </div>
    </div>
  );
}
