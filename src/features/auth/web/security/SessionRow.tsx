import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { type Device, deviceOf } from '#kit/web/device/device.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { OpenSession } from '../../contract.ts';
import classes from './Security.module.css';

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet, program: IconTerminal2 } as const;

type SessionRowProps = { session: OpenSession; isEnding: boolean; end: () => void };

/** One active session. */
export function SessionRow({ session, isEnding, end }: SessionRowProps) {
  const t = useTexts('security');
  const device = deviceOf(session.user_agent);
  const name = useDeviceName()(device);
  const Icon = icons[device.kind];
  return (
    <li className={classes.session}>
      <span className={classes.icon} title={t(`sessions.kind.${device.kind}`)}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={classes.facts}>
        <div className={classes.device}>
          <span>{name}</span>
          {session.isCurrent && (
            <Badge variant="light" color="success">
              {t('sessions.this')}
            </Badge>
          )}
          {session.isRemembered && (
            <Badge variant="light" color="gray">
              {t('sessions.remembered')}
            </Badge>
          )}
        </div>
        <p className={classes.trace}>
          <bdi>{session.address}</bdi>
          <Moment label="used" at={session.last_used_at} />
          <Moment label="begun" at={session.created_at} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          loading={isEnding}
          aria-label={t('sessions.endOf', { device: name, address: session.address })}
          onClick={end}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function Moment({ label, at }: { label: 'used' | 'begun'; at: string }) {
  const t = useTexts('security');
  const format = useFormat();
  return (
    <time dateTime={at} title={format.fullDateTime(at)}>
      {t(`sessions.${label}`, { when: format.past(at) })}
    </time>
  );
}

function useDeviceName() {
  const t = useTexts('security');
  return ({ browser, system, kind }: Device): string => {
    if (!system) return browser || t('sessions.unknown');
    const isThing = kind !== 'computer' && system !== 'Android';
    return t(isThing ? 'sessions.onDevice' : 'sessions.inSystem', { browser: browser || t('sessions.someBrowser'), system });
  };
}
