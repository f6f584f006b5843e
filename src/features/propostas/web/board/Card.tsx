import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type SyntheticEvent } from 'react';
import classes from '#kit/web/board/BoardCard.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Proposta } from '../../entities.ts';
import { Sessao } from '../Sessao.tsx';
import own from './Card.module.css';
import { CardMenu } from './CardMenu.tsx';
import type { CardActions } from './cardActions.ts';

type CardProps = {
  proposta: Proposta;
  isDragging: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  actions: CardActions;
};

/** A click on the card, but not on its controls, opens the offer. */
function open({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  if (!(target as Element).closest('a, button')) currentTarget.querySelector<HTMLElement>('a[href]')?.click();
}

/** An offer. The whole card can be dragged; it is no button, as it contains a link and a menu. */
export const Card = memo(function Card({ proposta, isDragging, handle, actions }: CardProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { id, edital, preco_total, resultado_valor, desconto, responsavel, compartilhada } = proposta;
  // It is not a button.
  const { role: _role, ...grip } = handle ?? {};
  const valor = resultado_valor ?? (preco_total || null);
  const onde = [edital.orgao, edital.uf].filter(Boolean).join(' · ');
  return (
    <article
      {...grip}
      onClick={(event) => {
        if (!event.defaultPrevented && getSelection()?.type !== 'Range') open(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open(event);
      }}
      className={`${surface.surface} ${classes.card}`}
      aria-label={edital.nome}
      aria-roledescription={t('card.role')}
      data-card={id}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.head}>
        <Link to="/propostas/$id" params={{ id: String(id) }} className={classes.name}>
          {edital.nome}
        </Link>
        {proposta.papel !== 'leitor' && <CardMenu proposta={proposta} actions={actions} />}
      </div>
      <p className={`${textStyles.lines} ${classes.text}`} title={edital.objeto}>
        {edital.objeto}
      </p>
      <p className={`${textStyles.minor} ${textStyles.lines} ${classes.orgao}`} title={onde}>
        {onde}
      </p>
      <Sessao {...proposta} />
      {valor !== null && (
        <p className={own.valor}>
          <span>{format.money(valor)}</span>
          {desconto !== null && (
            <span className={desconto < 0 ? own.above : textStyles.minor}>
              {t(desconto < 0 ? 'aboveEstimate' : 'discount', { percent: format.percent(Math.abs(desconto) / 100) })}
            </span>
          )}
        </p>
      )}
      {(responsavel || compartilhada) && (
        <p className={`${textStyles.minor} ${own.foot}`}>
          {responsavel && (
            <>
              <Avatar name={responsavel.fullName} src={responsavel.avatar} size={20} />
              <span className={textStyles.oneLine}>{responsavel.fullName}</span>
            </>
          )}
          {compartilhada && <IconUsers size={16} role="img" aria-label={t('access.shared')} />}
        </p>
      )}
    </article>
  );
});
