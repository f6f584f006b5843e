import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from '../Gallery.module.css';
import { Sample } from '../Sample.tsx';

export function ButtonsSection() {
  const t = useTexts('gallery');
  return (
    <>
      <Sample title={t('buttons.main')} when={t('buttons.mainWhen')}>
        <div className={classes.row}>
          <Button variant="default">{t('buttons.skip')}</Button>
          <Button>{t('buttons.save')}</Button>
        </div>
      </Sample>
      <Sample title={t('buttons.other')} when={t('buttons.otherWhen')}>
        <div className={classes.row}>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            {t('buttons.export')}
          </Button>
          <Button variant="light">{t('buttons.details')}</Button>
          <Button variant="subtle">{t('buttons.skip')}</Button>
        </div>
      </Sample>
      <Sample title={t('buttons.danger')} when={t('buttons.dangerWhen')}>
        <div className={classes.row}>
          <Button color="danger" leftSection={<IconTrash size={18} aria-hidden />}>
            {t('buttons.remove')}
          </Button>
          <Button color="danger" variant="light">
            {t('buttons.remove')}
          </Button>
        </div>
      </Sample>
      <Sample title={t('buttons.waiting')} when={t('buttons.waitingWhen')}>
        <div className={classes.row}>
          <Button loading aria-label={t('buttons.saving')}>
            {t('buttons.save')}
          </Button>
          <Button disabled>{t('buttons.save')}</Button>
        </div>
      </Sample>
      <Sample title={t('buttons.icon')} when={t('buttons.iconWhen')}>
        <div className={classes.row}>
          <Tooltip label={t('buttons.export')}>
            <ActionIcon size={44} color="gray" aria-label={t('buttons.export')}>
              <IconDownload size={20} />
            </ActionIcon>
          </Tooltip>
          <Menu>
            <Menu.Target>
              <ActionIcon size={44} variant="default" aria-label={t('buttons.more')}>
                <IconDots size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconDownload size={18} aria-hidden />}>{t('buttons.export')}</Menu.Item>
              <Menu.Item color="danger" leftSection={<IconTrash size={18} aria-hidden />}>
                {t('buttons.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </Sample>
      <Sample title={t('buttons.link')} when={t('buttons.linkWhen')}>
        <div className={classes.row}>
          <Button variant="light" renderRoot={(props) => <Link to="/apps/invoice" {...props} />}>
            {t('buttons.toNotices')}
          </Button>
          <Link to="/apps/invoice">{t('buttons.toNotices')}</Link>
        </div>
      </Sample>
    </>
  );
}
