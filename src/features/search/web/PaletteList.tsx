import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Fragment, type MouseEvent } from 'react';
import { littleWords } from '#brasil/littleWords.ts';
import { matchSpans } from '#kit/matchSpans.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { externalLinkProps } from '#kit/web/text/AddressLink.tsx';
import { Keys } from '#kit/web/text/Keys.tsx';
import textStyles from '#kit/web/text/text.module.css';
import classes from './Palette.module.css';
import type { PaletteEntry, PaletteMarks } from './palette.ts';
import type { SearchResults } from './useSearchResults.ts';

type PaletteListProps = {
  id: string;
  label: string;
  q: string;
  sections: SearchResults['sections'];
  activeKey: string | undefined;
  optionId: (key: string) => string;
  point: (key: string) => void;
  choose: (event: MouseEvent, entry: PaletteEntry) => void;
  marks: PaletteMarks;
};

/** The entries by group, then why a group understood nothing. A single line if nothing was found at all. */
export function PaletteList({ id, label, q, sections, activeKey, optionId, point, choose, marks }: PaletteListProps) {
  const t = useTexts('search');
  const filled = sections.filter(({ entries }) => entries.length > 0);
  const notes = sections.filter(({ entries, note }) => entries.length === 0 && note);
  return (
    <>
      {filled.length > 0 && (
        // The focus stays in the field, which points at the options.
        <div role="listbox" id={id} aria-label={label}>
          {filled.map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
              <div id={`${id}-${section.id}`} className={classes.heading}>
                {section.title}
              </div>
              {section.entries.map((entry) => {
                const key = `${section.id}:${entry.id}`;
                return (
                  <Option
                    key={key}
                    id={optionId(key)}
                    entry={entry}
                    q={q}
                    isActive={key === activeKey}
                    point={() => point(key)}
                    choose={choose}
                    marks={marks}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      {filled.length > 0 || notes.length > 0
        ? notes.map((section) => (
            <p key={section.id} className={classes.bare}>
              <span>{section.title}</span>
              <span>{section.note}</span>
            </p>
          ))
        : q !== '' && (
            <p className={classes.bare}>
              <span>{t('noneAtAll', { q })}</span>
            </p>
          )}
    </>
  );
}

type OptionProps = Pick<PaletteListProps, 'q' | 'choose' | 'marks'> & {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  point: () => void;
};

function Option({ id, entry, q, isActive, point, choose, marks }: OptionProps) {
  const t = useTexts('search');
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classes.option,
    'data-active': isActive || undefined,
    onClick: (event: MouseEvent) => choose(event, entry),
    // Not when the list only scrolled under the pointer.
    onPointerMove: isActive ? undefined : point,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const isMarked = entry.page !== undefined && marks.isMarked(entry.page);
  const content = (
    <>
      <span className={classes.icon} aria-hidden>
        {entry.icon}
      </span>
      <span className={classes.words}>
        <span className={`${textStyles.oneLine} ${classes.title}`}>
          <Marked text={entry.title} q={q} />
        </span>
        {entry.hint && (
          <span className={`${textStyles.oneLine} ${textStyles.minor} ${classes.hint}`}>
            <Marked text={entry.hint} q={q} />
          </span>
        )}
      </span>
      {isMarked && <VisuallyHidden>, {t('marked')}</VisuallyHidden>}
      {entry.meta}
      {entry.keys && (
        <span className={classes.shortcut} aria-hidden>
          <Keys keys={entry.keys} />
        </span>
      )}
      {entry.page !== undefined && <Star page={entry.page} isMarked={isMarked} marks={marks} />}
    </>
  );
  return 'href' in entry ? (
    <a {...common} {...externalLinkProps(entry.href)} href={atPrefix(entry.href)} draggable={false}>
      {content}
    </a>
  ) : (
    <div {...common}>{content}</div>
  );
}

/** For the pointer; by keyboard the footer's button does it, since an option contains no button. */
function Star({ page, isMarked, marks }: { page: number; isMarked: boolean; marks: PaletteMarks }) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    marks.toggle(page);
  };
  const Icon = isMarked ? IconStarFilled : IconStar;
  return (
    <span className={classes.star} data-marked={isMarked || undefined} aria-hidden onClick={toggle}>
      <Icon size={18} />
    </span>
  );
}

function Marked({ text, q }: { text: string; q: string }) {
  if (q === '') return text;
  return matchSpans(text, q, littleWords).map((stretch, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a span is identified by its place only
    stretch.isMatch ? <mark key={place}>{stretch.text}</mark> : <Fragment key={place}>{stretch.text}</Fragment>,
  );
}
