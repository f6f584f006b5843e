import { Alert, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import type { Empresa } from '#features/empresa/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { isPriced } from '../../../calculo.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { ITENS } from '../hashes.ts';

/** Numbers of items that are named; the others are only counted. */
const NAMED = 12;

export type WhatIsMissing = { company: boolean; items: boolean; unpriced: readonly number[] };

/** `company` and `items` prevent a proposal, items without a price are left out of it. */
export function missingIn({ itens }: PropostaDetail, { razaoSocial, cnpj }: Empresa): WhatIsMissing {
  const unpriced = itens.filter((item) => !isPriced(item)).map(({ numero }) => numero);
  return { company: razaoSocial === '' || cnpj === '', items: unpriced.length === itens.length, unpriced };
}

/** Says what a proposal lacks, with the places to add it. */
export function Missing({ missing: { company, items, unpriced }, close }: { missing: WhatIsMissing; close: () => void }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const administrates = useMay(needs.administers);
  if (!company && !items && unpriced.length === 0) return null;
  const named = unpriced.slice(0, NAMED).join(', ') + (unpriced.length > NAMED ? ' …' : '');
  const count = { count: unpriced.length, figure: format.number(unpriced.length), numeros: named };
  const toItems = (
    <Link to="." hash={ITENS} onClick={close}>
      {t('gerar.toItems')}
    </Link>
  );
  return (
    <Alert
      variant="light"
      color={company || items ? 'danger' : 'warning'}
      icon={<IconAlertTriangle aria-hidden />}
      title={t('gerar.missing')}
    >
      <Stack gap="xs">
        {company && (
          <Lack words={t('gerar.noCompany')}>
            {administrates ? <Link to="/empresa">{t('gerar.toCompany')}</Link> : t('gerar.askAdmin')}
          </Lack>
        )}
        {items && unpriced.length === 0 && <Lack words={t('gerar.noItems')}>{toItems}</Lack>}
        {unpriced.length > 0 && <Lack words={t(items ? 'gerar.noPrices' : 'gerar.unpriced', count)}>{toItems}</Lack>}
      </Stack>
    </Alert>
  );
}

/** The link is on a line of its own, where it needs no underline. */
function Lack({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      <p>{words}</p>
      <p>{children}</p>
    </div>
  );
}
