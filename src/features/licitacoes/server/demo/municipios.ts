// Real municípios with their IBGE codes, every capital among them.

export type Municipio = {
  nome: string;
  /** The name after "de" and after "em". */
  de: string;
  em: string;
  uf: string;
  ibge: string;
  capital: boolean;
};

/** Names that take an article. */
const artigos: Record<string, 'a' | 'o'> = { Recife: 'o', 'Rio de Janeiro': 'o', Serra: 'a' };

/** Per state: the capital first. */
const porEstado: Record<string, readonly (readonly [ibge: string, nome: string])[]> = {
  AC: [
    ['1200401', 'Rio Branco'],
    ['1200203', 'Cruzeiro do Sul'],
  ],
  AL: [
    ['2704302', 'Maceió'],
    ['2700300', 'Arapiraca'],
  ],
  AM: [
    ['1302603', 'Manaus'],
    ['1303403', 'Parintins'],
    ['1301902', 'Itacoatiara'],
  ],
  AP: [
    ['1600303', 'Macapá'],
    ['1600600', 'Santana'],
  ],
  BA: [
    ['2927408', 'Salvador'],
    ['2910800', 'Feira de Santana'],
    ['2933307', 'Vitória da Conquista'],
    ['2913606', 'Ilhéus'],
    ['2918407', 'Juazeiro'],
  ],
  CE: [
    ['2304400', 'Fortaleza'],
    ['2312908', 'Sobral'],
    ['2307304', 'Juazeiro do Norte'],
    ['2303709', 'Caucaia'],
  ],
  DF: [['5300108', 'Brasília']],
  ES: [
    ['3205309', 'Vitória'],
    ['3205200', 'Vila Velha'],
    ['3205002', 'Serra'],
    ['3201209', 'Cachoeiro de Itapemirim'],
  ],
  GO: [
    ['5208707', 'Goiânia'],
    ['5201108', 'Anápolis'],
    ['5218805', 'Rio Verde'],
    ['5201405', 'Aparecida de Goiânia'],
  ],
  MA: [
    ['2111300', 'São Luís'],
    ['2105302', 'Imperatriz'],
    ['2103000', 'Caxias'],
  ],
  MG: [
    ['3106200', 'Belo Horizonte'],
    ['3170206', 'Uberlândia'],
    ['3136702', 'Juiz de Fora'],
    ['3143302', 'Montes Claros'],
    ['3118601', 'Contagem'],
    ['3146107', 'Ouro Preto'],
    ['3127701', 'Governador Valadares'],
  ],
  MS: [
    ['5002704', 'Campo Grande'],
    ['5003702', 'Dourados'],
    ['5008305', 'Três Lagoas'],
  ],
  MT: [
    ['5103403', 'Cuiabá'],
    ['5107602', 'Rondonópolis'],
    ['5107909', 'Sinop'],
  ],
  PA: [
    ['1501402', 'Belém'],
    ['1500800', 'Ananindeua'],
    ['1506807', 'Santarém'],
    ['1504208', 'Marabá'],
  ],
  PB: [
    ['2507507', 'João Pessoa'],
    ['2504009', 'Campina Grande'],
    ['2510808', 'Patos'],
  ],
  PE: [
    ['2611606', 'Recife'],
    ['2604106', 'Caruaru'],
    ['2611101', 'Petrolina'],
    ['2609600', 'Olinda'],
  ],
  PI: [
    ['2211001', 'Teresina'],
    ['2207702', 'Parnaíba'],
    ['2208007', 'Picos'],
  ],
  PR: [
    ['4106902', 'Curitiba'],
    ['4113700', 'Londrina'],
    ['4115200', 'Maringá'],
    ['4104808', 'Cascavel'],
    ['4119905', 'Ponta Grossa'],
    ['4108304', 'Foz do Iguaçu'],
  ],
  RJ: [
    ['3304557', 'Rio de Janeiro'],
    ['3303302', 'Niterói'],
    ['3303906', 'Petrópolis'],
    ['3301009', 'Campos dos Goytacazes'],
    ['3306305', 'Volta Redonda'],
  ],
  RN: [
    ['2408102', 'Natal'],
    ['2408003', 'Mossoró'],
  ],
  RO: [
    ['1100205', 'Porto Velho'],
    ['1100122', 'Ji-Paraná'],
    ['1100304', 'Vilhena'],
  ],
  RR: [
    ['1400100', 'Boa Vista'],
    ['1400472', 'Rorainópolis'],
  ],
  RS: [
    ['4314902', 'Porto Alegre'],
    ['4305108', 'Caxias do Sul'],
    ['4314407', 'Pelotas'],
    ['4316907', 'Santa Maria'],
    ['4314100', 'Passo Fundo'],
  ],
  SC: [
    ['4205407', 'Florianópolis'],
    ['4209102', 'Joinville'],
    ['4202404', 'Blumenau'],
    ['4204202', 'Chapecó'],
    ['4204608', 'Criciúma'],
  ],
  SE: [
    ['2800308', 'Aracaju'],
    ['2804805', 'Nossa Senhora do Socorro'],
  ],
  SP: [
    ['3550308', 'São Paulo'],
    ['3509502', 'Campinas'],
    ['3548500', 'Santos'],
    ['3543402', 'Ribeirão Preto'],
    ['3548906', 'São Carlos'],
    ['3552205', 'Sorocaba'],
    ['3518800', 'Guarulhos'],
    ['3506003', 'Bauru'],
  ],
  TO: [
    ['1721000', 'Palmas'],
    ['1702109', 'Araguaína'],
    ['1709500', 'Gurupi'],
  ],
};

export const municipios: readonly Municipio[] = Object.entries(porEstado).flatMap(([uf, cidades]) =>
  cidades.map(([ibge, nome], place) => {
    const artigo = artigos[nome];
    return {
      nome,
      de: artigo ? `d${artigo} ${nome}` : `de ${nome}`,
      em: artigo ? `n${artigo} ${nome}` : `em ${nome}`,
      uf,
      ibge,
      capital: place === 0,
    };
  }),
);
