import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes of lists hold only records that are not in the trash, so that counting and paging read the index alone. Indexes that
 * no query uses are dropped.
 */
export class ListIndexes1764000100000 implements MigrationInterface {
  name = 'ListIndexes1764000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of UNUSED) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const [table, indexes] of Object.entries(LISTED)) {
      for (const { columns, old, name } of indexes) {
        await queryRunner.query(`DROP INDEX "${old}"`);
        await queryRunner.query(`CREATE INDEX "${name}" ON "${table}" (${columns}) ${LIVE}`);
      }
    }
    for (const { name, on } of ordered()) {
      await queryRunner.query(`DROP INDEX "${name}"`);
      await queryRunner.query(`CREATE INDEX "${name}" ON ${on} ${LIVE}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, on } of ordered()) {
      await queryRunner.query(`DROP INDEX "${name}"`);
      await queryRunner.query(`CREATE INDEX "${name}" ON ${on}`);
    }
    for (const [table, indexes] of Object.entries(LISTED)) {
      for (const { columns, old, name } of indexes) {
        await queryRunner.query(`DROP INDEX "${name}"`);
        await queryRunner.query(`CREATE INDEX "${old}" ON "${table}" (${columns})`);
      }
    }
    for (const { name, on } of UNUSED) await queryRunner.query(`CREATE INDEX "${name}" ON ${on}`);
  }
}

const LIVE = 'WHERE deleted_at is null';

/** Indexes on `kind` alone are prefixes of others; prices and places are searched in `homes`. */
const UNUSED = [
  { name: 'IDX_cb60c980b2010c2120f95d353b', on: '"listings" ("kind")' },
  { name: 'IDX_6d3af1d0a5d4a209bac5c0561c', on: '"listing_sections" ("kind")' },
  { name: 'listings_by_asked', on: '"listings" ("kind", "asked", "id")' },
  { name: 'listings_by_place', on: '"listings" ("place", "kind")' },
];

/** Indexes of the entities, in the naming of TypeORM. */
const LISTED: Record<string, { columns: string; old: string; name: string }[]> = {
  banners: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_236f2893d94c37b5a6fe62a418',
      name: 'IDX_b92c5d9bb349973e456e17d544',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_bf8ae9b73f36dc17e92a3b82f6',
      name: 'IDX_8f9f6b1121c2d6e79f3eda2550',
    },
  ],
  blogs: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_1d0cd055ad7f4e0ab0a46a39f8',
      name: 'IDX_765006601cd3d081b80132b36b',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_228972ebb86d658baf32049e5e',
      name: 'IDX_4d15634fab0f71642eaedfc28b',
    },
  ],
  categories: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_803808891b6e8128e40ed75b7f',
      name: 'IDX_70cd1d8e879ddb6ef937f34941',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_1033f389c9e41baa760f2a0172',
      name: 'IDX_5411aeee91d05a51f3a5b68f1a',
    },
  ],
  contact_messages: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_832971d308b653b3416da94976',
      name: 'IDX_05b61e2fcd857f08181dc195b9',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_47f676cd30650422554522c4d6',
      name: 'IDX_704e519f0631e03a0700278cc6',
    },
    {
      columns: '"state", "created_at", "id"',
      old: 'IDX_a24ef5130de6bb006a2c9e1ef2',
      name: 'IDX_8842781baabc80c5531c0839b7',
    },
  ],
  latest_project_pictures: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_9b02086ecf22dafbea13bf9143',
      name: 'IDX_301b8655ea73c07c7ea2e055a3',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_8b764e86c6aa87faea805e11b0',
      name: 'IDX_7c236e53d67c9d03a14fec7f5b',
    },
    {
      columns: '"latest_id", "created_at", "id"',
      old: 'IDX_bfd142708750110716f5ac65f4',
      name: 'IDX_0524b1d243fa7505fa7bb20435',
    },
    {
      columns: '"latest_id", "position", "created_at" DESC, "id" DESC',
      old: 'IDX_9a24db61d6ed601482aab77357',
      name: 'IDX_4df076c16ddc19ae9a29d10f28',
    },
  ],
  latest_projects: [
    {
      columns: '"category", "created_at", "id"',
      old: 'IDX_0dab4bbce4e2ecad7f1631d73c',
      name: 'IDX_cc2366d4d21dcbe49fb134a8cd',
    },
    {
      columns: '"created_at", "id"',
      old: 'IDX_01ec11f51db2011190202e784a',
      name: 'IDX_d6202b9127355f235d57935e81',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_675cf783ee28d51b3da30f49a1',
      name: 'IDX_0343473028d82651f0916eee89',
    },
  ],
  listing_sections: [
    {
      columns: '"kind", "created_at", "id"',
      old: 'IDX_73b620fe0879751a5d51c29b0c',
      name: 'IDX_fa054d4d6bbb9af5faea0bf8bf',
    },
    {
      columns: '"kind", "updated_at", "id"',
      old: 'IDX_bd3151323752758f759904573c',
      name: 'IDX_563371ad48d43c2f45632f1f8f',
    },
    {
      columns: '"listing_id", "created_at", "id"',
      old: 'IDX_8d0bf42c4b4430eacd0ed57ebc',
      name: 'IDX_016049c430c5e4fd52d390cf10',
    },
    {
      columns: '"listing_id", "position", "created_at" DESC, "id" DESC',
      old: 'IDX_196f1713935bf8db4c79794642',
      name: 'IDX_7081c813f3389798138d5f9898',
    },
  ],
  listings: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_c8e8ec135abf7f27f9c49b6771',
      name: 'IDX_48c07a85a0fac51ed2cdfe9500',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_048b4898ec1d81e71a789023a4',
      name: 'IDX_585648ac05698d008bcf48b31f',
    },
    {
      columns: '"kind", "created_at", "id"',
      old: 'IDX_968bee8352c150881451911c32',
      name: 'IDX_c32b98be45217e381017e81b49',
    },
    {
      columns: '"kind", "updated_at", "id"',
      old: 'IDX_6f3fe3e5ec38099cb0aa7cfb10',
      name: 'IDX_83332487d7d3b0a4a317191811',
    },
    { columns: '"area"', old: 'IDX_3fffb829d1391b317a16706bd3', name: 'IDX_8565465264dc07dff6f1e9772e' },
  ],
  properties: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_ac014e75b1a4657840c507d99e',
      name: 'IDX_22c0d7c9f68946627388e298f6',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_a3ce74e28a2fea43925ebbb384',
      name: 'IDX_d9256e863dae689f850fefb4ba',
    },
    {
      columns: '"type", "created_at", "id"',
      old: 'IDX_45d5557194625961a320a509e3',
      name: 'IDX_67da779b5955913cffb4053ef0',
    },
  ],
  property_pictures: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_5060f40222c478e51f0e959146',
      name: 'IDX_e18eeea8fd1d5f27a2449ce78a',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_21a9566a73321bb6dfdbf4912f',
      name: 'IDX_af4d89297fa4ac7622e28e72a2',
    },
    {
      columns: '"property_id", "created_at", "id"',
      old: 'IDX_99bb97681e5be8e19dc39209b9',
      name: 'IDX_229d2ebd858e423217e17f0f88',
    },
    {
      columns: '"property_id", "position", "created_at" DESC, "id" DESC',
      old: 'IDX_167ce2efe392149b08311e172a',
      name: 'IDX_00f771ffc98d6478375101d834',
    },
  ],
  upcoming_projects: [
    {
      columns: '"created_at", "id"',
      old: 'IDX_760113508c226ef62871adc08a',
      name: 'IDX_4f929194235fbed49d159c5a8c',
    },
    {
      columns: '"updated_at", "id"',
      old: 'IDX_3eb745353f6f88e43557cd41e3',
      name: 'IDX_ea828063210fa796dcfc46f761',
    },
  ],
};

const REQUIRED = { optional: false };
const OPTIONAL = { optional: true };

/** The texts by which lists are sorted. */
const ORDERED: Record<string, Record<string, { optional: boolean }>> = {
  banners: { title: REQUIRED, subtitle: OPTIONAL },
  blogs: { title: REQUIRED },
  categories: { title: REQUIRED },
  latest_project_pictures: { title: REQUIRED },
  contact_messages: { name: REQUIRED, email: REQUIRED, subject: REQUIRED },
  latest_projects: { title: REQUIRED, price: REQUIRED, location: REQUIRED, logo: OPTIONAL },
  listing_sections: { heading: OPTIONAL },
  listings: {
    title: REQUIRED,
    location: REQUIRED,
    price: REQUIRED,
    bedrooms: OPTIONAL,
    bathrooms: OPTIONAL,
    size: OPTIONAL,
  },
  properties: { title: REQUIRED, price: REQUIRED, location: REQUIRED },
  property_pictures: { title: OPTIONAL },
  upcoming_projects: { title: REQUIRED },
};

function ordered(): { name: string; on: string }[] {
  return Object.entries(ORDERED).flatMap(([table, texts]) => {
    const kind = ['listings', 'listing_sections'].includes(table) ? ' INCLUDE ("kind")' : '';
    return Object.entries(texts).flatMap(([text, { optional }]) => [
      { name: `${table}_by_${text}`, on: `"${table}" ("${text}_order", "id")${kind}` },
      // Nulls last in both directions.
      ...(optional
        ? [
            {
              name: `${table}_by_${text}_down`,
              on: `"${table}" ("${text}_order" DESC NULLS LAST, "id" DESC)${kind}`,
            },
          ]
        : []),
    ]);
  });
}
