import { IconArchive, IconCircleCheckFilled, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import type { Projeto } from '../entities.ts';
import classes from './Situacao.module.css';

type SituacaoProps = Pick<Projeto, 'situacao' | 'tramitando'>;

/** How a bill stands in its house's own words, with a mark of whether it still moves. */
export function Situacao({ situacao, tramitando }: SituacaoProps) {
  if (!situacao) return null;
  const [look, Icon] = lookOf({ situacao, tramitando });
  return (
    <span className={classes.situacao} data-look={look}>
      <Icon size={14} aria-hidden />
      <span className={classes.words} title={situacao}>
        {situacao}
      </span>
    </span>
  );
}

/** What has become law says so in both houses; else only whether it moves is sure. */
function lookOf({ situacao, tramitando }: SituacaoProps): ['law' | 'moving' | 'ended' | 'unknown', typeof IconArchive] {
  if (/norma jur[ií]dica/i.test(situacao)) return ['law', IconCircleCheckFilled];
  if (tramitando === null) return ['unknown', IconCircleDashed];
  return tramitando ? ['moving', IconHourglass] : ['ended', IconArchive];
}
