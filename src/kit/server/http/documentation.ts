// The OpenAPI document and its page; they cover the routes that are mounted afterwards.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const problem = {
  description: 'What went wrong (RFC 9457); `type` is stable, texts follow Accept-Language.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          requestId: { type: 'string' },
          faults: {
            type: 'array',
            items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
          },
        },
      },
    },
  },
};

/** The hash of the only style that the page's script inserts; a browser test fails when a new version has another. */
const ownStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

type Operation = { responses?: Record<string, unknown> };

/** Serves `/api/openapi.json` and `/api/docs`. */
export async function addDocumentation(app: FastifyInstance, appName: string, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: appName, version: '1', description: 'Every call of this server.' },
      ...(prefix && { servers: [{ url: prefix }] }),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: (document) => {
      const described = ('openapiObject' in document ? document.openapiObject : {}) as {
        paths?: Record<string, Record<string, Operation>>;
      };
      for (const operations of Object.values(described.paths ?? {})) {
        for (const operation of Object.values(operations)) operation.responses = { ...operation.responses, default: problem };
      }
      return described as never;
    },
  });
  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, response) => {
      if (!response.hasHeader('cache-control')) response.header('cache-control', 'no-store');
    });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      ...(prefix && { indexPrefix: prefix }),
      // The policy of all our responses, plus this style.
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${ownStyle}`),
      uiConfig: { docExpansion: 'list', tryItOutEnabled: true, validatorUrl: null },
    });
    pages.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
}
