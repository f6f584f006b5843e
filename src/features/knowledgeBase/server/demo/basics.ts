import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const basics: DemoCategory = {
  slug: 'fundamentos',
  title: 'Fundamentos da licitação',
  description: 'Modalidades, fases, registro de preços e o vocabulário da Lei 14.133/2021.',
  drawing: 'basics',
  lists: [
    {
      key: 'modalities',
      title: 'Modalidades',
      icon: 'layers',
      icon_color: 'text-primary',
      articles: [
        {
          slug: 'o-que-e-um-pregao',
          title: 'O que é um pregão?',
          html: toHtml(`
O pregão é a modalidade obrigatória para comprar **bens e serviços comuns**: aqueles cujo padrão de desempenho e qualidade o edital consegue descrever de forma objetiva, com especificações usuais de mercado. Canetas, limpeza predial e licenças de programas prontos são exemplos.

## Como se decide

O critério é o menor preço ou o maior desconto. As etapas seguem uma ordem fixa: propostas e lances, julgamento, habilitação de quem ficou na frente, recursos e, por fim, adjudicação e homologação.

## Eletrônico por regra

As licitações ocorrem de preferência na forma eletrônica; a presencial precisa de motivo, e a sessão deve ser gravada em áudio e vídeo (Lei 14.133/2021, art. 17).

No Certame, filtre a lista por modalidade para ver só pregões. O número que aparece é sempre seguido do ano, como 90006/2026.`),
        },
        {
          slug: 'as-cinco-modalidades',
          title: 'Quais são as cinco modalidades de licitação?',
          html: toHtml(`
A Lei 14.133/2021, art. 28, prevê cinco modalidades e não permite criar outras nem misturá-las:

- **Pregão**: bens e serviços comuns, pelo menor preço ou maior desconto.
- **Concorrência**: bens e serviços especiais e obras e serviços de engenharia.
- **Concurso**: trabalho técnico, científico ou artístico, com prêmio ou remuneração ao vencedor.
- **Leilão**: venda de imóveis ou de bens móveis inservíveis ou apreendidos a quem der o maior lance.
- **Diálogo competitivo**: quando o órgão conversa com licitantes já selecionados para desenvolver soluções antes das propostas finais.

Dispensa e inexigibilidade não são modalidades: são formas de **contratação direta**. O PNCP as lista ao lado das modalidades, e por isso também aparecem no filtro do Certame, junto de credenciamento, pré-qualificação e manifestação de interesse, que são procedimentos auxiliares.`),
        },
      ],
    },
    {
      key: 'direct',
      title: 'Contratação direta',
      icon: 'file-text',
      icon_color: 'text-warning',
      articles: [
        {
          slug: 'dispensa-ou-inexigibilidade',
          title: 'Qual é a diferença entre dispensa e inexigibilidade?',
          html: toHtml(`
Nas duas o órgão contrata sem licitar, mas por motivos opostos.

## Inexigibilidade

A competição é **inviável**: há um único fornecedor exclusivo, um artista consagrado, um serviço técnico de notória especialização, um imóvel cujas características o tornam necessário. O art. 74 da Lei 14.133/2021 traz exemplos; a lista não é fechada.

## Dispensa

A competição seria possível, mas a lei a **dispensa** em casos que enumera no art. 75: pequeno valor, emergência, licitação anterior deserta ou fracassada há menos de um ano, entre outros. Os limites de valor são atualizados todo ano por decreto.

Na dispensa por valor, o órgão de preferência publica um aviso por pelo menos três dias úteis e escolhe a proposta mais vantajosa. Muitas ocorrem com disputa de lances. Sem datas de abertura, essas contratações nunca aparecem como abertas no Certame.`),
        },
      ],
    },
    {
      key: 'prices',
      title: 'Registro de preços',
      icon: 'tag',
      icon_color: 'text-success',
      articles: [
        {
          slug: 'sistema-de-registro-de-precos',
          title: 'Como funciona o sistema de registro de preços (SRP)?',
          html: toHtml(`
No registro de preços o órgão licita hoje e compra depois, aos poucos, conforme precisa. O resultado é uma **ata**, em que fornecedores se comprometem com preço, quantidade máxima e condições.

## O que a ata garante

A ata obriga o fornecedor a entregar, mas **não obriga** o órgão a contratar (Lei 14.133/2021, art. 83). A vigência é de um ano e pode ser prorrogada por igual período se o preço continuar vantajoso (art. 84).

## Quem participa

- **Gerenciador**: conduz a licitação e cuida da ata.
- **Participante**: informou a sua demanda antes do edital.
- **Não participante**: adere depois, dentro dos limites legais.

No Certame, a etiqueta **Registro de preços** marca essas licitações, e a busca entende SRP, “registro de preços” e o nome completo como a mesma coisa.`),
        },
        {
          slug: 'adesao-a-ata',
          title: 'O que é a adesão a uma ata (“carona”)?',
          html: toHtml(`
Um órgão que não participou da licitação pode, em certas condições, comprar por uma ata de registro de preços que já existe. É a adesão, conhecida como carona.

O art. 86 da Lei 14.133/2021 pede:

1. justificativa da vantagem, sobretudo em caso de provável desabastecimento ou descontinuidade do serviço;
2. demonstração de que os preços registrados são compatíveis com os de mercado;
3. consulta e aceitação prévias do gerenciador e do fornecedor.

Há dois tetos. Cada órgão que adere pode contratar até **50%** das quantidades de cada item registrado. E a soma de todas as adesões não passa do **dobro** da quantidade de cada item, seja qual for o número de órgãos. A própria lei traz exceções e restrições: um órgão federal, por exemplo, não pode aderir a ata gerenciada por estado ou município.`),
        },
      ],
    },
    {
      key: 'phases',
      title: 'Fases do processo',
      icon: 'check-square',
      icon_color: 'text-info',
      articles: [
        {
          slug: 'fases-da-licitacao',
          title: 'Quais são as fases de uma licitação?',
          html: toHtml(`
O art. 17 da Lei 14.133/2021 coloca as fases em sequência:

1. **Preparatória**: estudo técnico, termo de referência, pesquisa de preços, minuta do edital.
2. **Divulgação do edital**: o inteiro teor vai para o PNCP.
3. **Propostas e lances**, quando o modo de disputa os prevê.
4. **Julgamento** pelo critério do edital.
5. **Habilitação** de quem está na frente.
6. **Recursal**.
7. **Homologação** pela autoridade superior, que antes adjudica o objeto ao vencedor.

A habilitação pode vir antes das propostas se o edital disser e o ato for motivado. No Certame essa sequência aparece de forma resumida em três status: a licitação está **aberta** até o fim das propostas, **em andamento** enquanto se julga e **fechada** quando há um desfecho.`),
        },
      ],
    },
    {
      key: 'sources',
      title: 'Fontes e números',
      icon: 'globe',
      icon_color: 'text-danger',
      articles: [
        {
          slug: 'o-que-e-o-pncp',
          title: 'O que é o PNCP?',
          html: toHtml(`
O **Portal Nacional de Contratações Públicas** é o sítio oficial em que a Lei 14.133/2021 (art. 174) reúne os atos de contratação da União, dos estados, do Distrito Federal e dos municípios: planos anuais, editais, avisos, atas, contratos.

## Por que importa

Divulgar o edital no PNCP é obrigatório (art. 54), e o contrato só tem eficácia depois de divulgado ali: em até vinte dias úteis se houve licitação, dez se foi contratação direta (art. 94).

## O número de controle

Cada contratação tem um número como **00394460005887-1-000123/2026**: o CNPJ do órgão, o tipo, uma sequência e o ano. O Certame usa esse número para saber que dois registros são a mesma licitação, venham de onde vierem. Na página de uma licitação, o número leva ao registro dela no portal.`),
        },
        {
          slug: 'o-que-e-a-uasg',
          title: 'O que é a UASG?',
          html: toHtml(`
UASG quer dizer **Unidade Administrativa de Serviços Gerais**. É o código de seis algarismos que identifica, no Compras.gov.br, a unidade que compra: um ministério tem muitas UASGs, uma para cada unidade que licita.

Quem trabalha com pregões federais costuma citar a compra pelo par UASG e número, por exemplo UASG 160001, pregão 90006/2026. Pesquise assim no Certame: digite o código ou o número na busca da lista.

## Cuidado com outras plataformas

Fora do Compras.gov.br o PNCP traz no mesmo lugar um **código local** da unidade, que cada sistema numera como quer. Dois órgãos podem ter o mesmo código local. Nesses casos, confie no CNPJ do órgão e no número de controle do PNCP, que não se repetem.`),
        },
      ],
    },
    {
      key: 'outcomes',
      title: 'Desfechos',
      icon: 'shield',
      icon_color: '',
      articles: [
        {
          slug: 'deserta-fracassada-revogada-anulada',
          title: 'Deserta, fracassada, revogada, anulada: o que muda?',
          html: toHtml(`
Quatro palavras para licitações que terminam sem contrato:

- **Deserta**: ninguém apresentou proposta.
- **Fracassada**: houve propostas, mas todas foram desclassificadas ou os licitantes, inabilitados.
- **Revogada**: a autoridade desistiu por conveniência e oportunidade, em razão de fato posterior devidamente comprovado.
- **Anulada**: havia ilegalidade que não se podia sanar; a anulação pode ser de ofício ou por provocação.

Antes de revogar ou anular, a autoridade deve ouvir os interessados (Lei 14.133/2021, art. 71).

Deserta e fracassada são situações de cada **item**: num mesmo pregão, um item pode ter vencedor e outro não. O Certame fecha a licitação só quando nenhum item ficou com vencedor, ou quando ela inteira foi revogada ou anulada.`),
        },
      ],
    },
  ],
};
