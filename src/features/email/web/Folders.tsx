import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bullet, SideEntry, SideGroup } from '#kit/web/side/SideEntry.tsx';
import { calls } from './calls.ts';
import { folderIcons } from './folderIcons.ts';
import { labelColors, type Place, shownFolders, shownLabels } from './places.ts';

/** Links to folders and labels. They keep the compose window open. */
export function Folders({ place }: { place: Place }) {
  const t = useTexts('email');
  const { data: meta } = useQuery(calls.meta.query());
  return (
    <>
      <SideGroup label={t('folders')}>
        {shownFolders.map((folder) => {
          const Icon = folderIcons[folder];
          const count = folder === 'inbox' || folder === 'draft' || folder === 'spam' ? meta?.[folder] : undefined;
          return (
            <SideEntry
              key={folder}
              icon={<Icon size={20} />}
              label={t(`folder.${folder}`)}
              count={count}
              counted={count === undefined ? '' : t(folder === 'draft' ? 'count.drafts' : 'count.unread', { count })}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/apps/email/$folder"
                  params={{ folder }}
                  search={keepDraftOpen}
                  aria-current={place.folder === folder ? 'page' : undefined}
                />
              )}
            />
          );
        })}
      </SideGroup>
      <SideGroup label={t('labels.title')} isHeaded>
        {shownLabels.map((label) => (
          <SideEntry
            key={label}
            icon={<Bullet color={labelColors[label]} />}
            label={t(`labels.${label}`)}
            counted=""
            renderRoot={(props) => (
              <Link
                {...props}
                to="/apps/email/label/$label"
                params={{ label }}
                search={keepDraftOpen}
                aria-current={place.label === label ? 'page' : undefined}
              />
            )}
          />
        ))}
      </SideGroup>
    </>
  );
}

const keepDraftOpen = ({ draft, to }: { draft?: string; to?: string }) => ({ draft, to });
