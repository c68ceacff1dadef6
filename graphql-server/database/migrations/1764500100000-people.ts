import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the people of the agency, and the agent of a listing. A database in use gets the people whom the site showed until now. */
export class People1764500100000 implements MigrationInterface {
  name = 'People1764500100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of PEOPLE) await queryRunner.query(statement);
    for (const statement of AGENTS) await queryRunner.query(statement);
    for (const { languages, subjects, ...texts } of SHOWN_UNTIL_NOW) {
      await queryRunner.query(
        `INSERT INTO "people" ("name", "slug", "job_title", "introduction", "biography", "languages", "subjects", "profiles")
         SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE EXISTS (SELECT FROM "staff")`,
        [...Object.values(texts), languages, subjects, PROFILES],
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "agent_id"');
    await queryRunner.query('DROP TABLE "people"');
    await queryRunner.query(`DELETE FROM "versions" WHERE "collection" = 'people'`);
  }
}

const SEARCHED = [
  'name',
  'slug',
  'job_title',
  'introduction',
  'biography',
  'phone',
  'whats_app',
  'brn',
  'email',
];
const SEARCH = SEARCHED.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);

const PEOPLE = [
  `CREATE TABLE "people" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "deleted_by" integer, "deleted_with_parent" boolean NOT NULL DEFAULT false, "updated_by" integer, "publication" text NOT NULL DEFAULT 'published', "publish_at" TIMESTAMP(3) WITH TIME ZONE, "unpublish_at" TIMESTAMP(3) WITH TIME ZONE, "published_from" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "published_until" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT 'infinity', "name" text NOT NULL, "slug" text NOT NULL, "job_title" text, "introduction" text, "biography" text, "languages" text array NOT NULL DEFAULT '{}', "subjects" text array NOT NULL DEFAULT '{}', "phone" text, "whats_app" text, "brn" text, "profiles" text array NOT NULL DEFAULT '{}', "position" integer, "email" text, "account_id" integer, "picture" text,
    "name_order" text GENERATED ALWAYS AS (in_human_order("name")) STORED, "job_title_order" text GENERATED ALWAYS AS (in_human_order("job_title")) STORED, "search" tsvector GENERATED ALWAYS AS (search_words(${SEARCH}) || coalesce(phone_words("phone"), '') || coalesce(phone_words("whats_app"), '')) STORED,
    CONSTRAINT "PK_aa866e71353ee94c6cc51059c5b" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_79cbfe73d99435f2ef8a8be059" ON "people" ("deleted_at") WHERE deleted_at is not null`,
  `CREATE INDEX "IDX_dc71e265b04d3966364a184c27" ON "people" ("picture")`,
  `CREATE INDEX "IDX_d42954b8ba6f2e88972064d05d" ON "people" USING gin ("search")`,
  `CREATE UNIQUE INDEX "people_account" ON "people" ("account_id") WHERE deleted_at is null`,
  `CREATE UNIQUE INDEX "people_slug" ON "people" ("slug") WHERE deleted_at is null`,
  `CREATE INDEX "IDX_0aa794ca38ef887fd310ad31ae" ON "people" ("updated_at", "id") WHERE deleted_at is null`,
  `CREATE INDEX "IDX_da057769ce2136c6716771f689" ON "people" ("created_at", "id") WHERE deleted_at is null`,
  `ALTER TABLE "people" ADD CONSTRAINT "FK_dc71e265b04d3966364a184c276" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "people" ADD CONSTRAINT "FK_1852998ecc03c7fdef883353f31" FOREIGN KEY ("updated_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "people" ADD CONSTRAINT "FK_people_account" FOREIGN KEY ("account_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `CREATE INDEX "people_by_name" ON "people" ("name_order", "id") WHERE deleted_at is null`,
  `CREATE INDEX "people_by_job_title" ON "people" ("job_title_order", "id") WHERE deleted_at is null`,
  `CREATE INDEX "people_by_job_title_down" ON "people" ("job_title_order" DESC NULLS LAST, "id" DESC) WHERE deleted_at is null`,
  `CREATE TRIGGER "people_set_published" BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at ON "people"
    FOR EACH ROW EXECUTE FUNCTION set_published()`,
  `CREATE TRIGGER "people_append" BEFORE INSERT ON "people" FOR EACH ROW EXECUTE FUNCTION append_in_order()`,
];

const AGENTS = [
  `ALTER TABLE "listings" ADD "agent_id" integer`,
  `CREATE INDEX "IDX_e47782a239a0dc56b26fc904ef" ON "listings" ("agent_id") WHERE deleted_at is null`,
  `ALTER TABLE "listings" ADD CONSTRAINT "FK_listings_agent" FOREIGN KEY ("agent_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
];

const PROFILES = ['https://www.linkedin.com/', 'https://www.instagram.com/'];

/** The people of the site before they were content. */
const SHOWN_UNTIL_NOW = [
  {
    name: 'Layla Haddad',
    slug: 'layla-haddad',
    jobTitle: 'Managing Director',
    introduction: 'Opened the first office by the old harbour in 2008 and still answers its telephone.',
    biography:
      'Layla opened the agency in 2008 with one desk, one telephone and a list of eleven apartments in Dubai Marina. The list is longer now. The rule of the first day has stayed: whoever answers the telephone has been inside the home that is being asked about.\nShe came to brokerage from surveying and still reads a floor plan before she looks at the pictures. Prices above ten million dirhams go over her desk, and so does every complaint, which she answers herself within two working days.\nOn Saturday mornings she takes new colleagues through a building of their choice, from the pump room to the roof.',
    languages: ['Arabic', 'English', 'French'],
    subjects: ['Selling a villa or a penthouse', 'Buying for a family office', 'A complaint'],
  },
  {
    name: 'Farid Mansoor',
    slug: 'farid-mansoor',
    jobTitle: 'Head of Sales',
    introduction: 'Brings price and paper together: offers, contracts and the day at the trustee’s office.',
    biography:
      'Farid leads the colleagues who sell apartments, villas and townhouses on behalf of their owners. He sets the range in which a home is offered, and writes down what it rests on: sales registered in the same building within six months.\nBefore he joined in 2012 he worked at the counter of a registration trustee. He knows which paper is missing before the appointment and not after it.\nHe sends sellers a letter every Friday. It says who came, what they said, and what he would change.',
    languages: ['English', 'Urdu', 'Hindi', 'Arabic'],
    subjects: ['Selling an apartment', 'An offer on a listing', 'A valuation'],
  },
  {
    name: 'Elena Varga',
    slug: 'elena-varga',
    jobTitle: 'Head of Leasing and Management',
    introduction: 'Looks after landlords, tenants and what happens between two contracts.',
    biography:
      'Elena is responsible for homes to rent and for those that we look after while their owners live elsewhere. Her team keeps the dates: both sides hear from it 120 days before a contract ends.\nShe keeps the inspection list with which every tenancy begins and ends, room by room, with photographs and two signatures. Since she introduced it in 2016, disputes about a deposit have become rare enough to be discussed one by one.\nTenants reach her team at night when water runs, and in the morning for everything else.',
    languages: ['English', 'Hungarian', 'German', 'Russian'],
    subjects: ['Letting a home', 'Property management', 'Renting a villa'],
  },
  {
    name: 'Daniel Okafor',
    slug: 'daniel-okafor',
    jobTitle: 'Head of Off-plan',
    introduction: 'Visits the building sites, and says what is missing from the brochure.',
    biography:
      'Daniel follows the homes that are being built. He trained as a civil engineer and visits each site at least once a quarter, with the payment plan in one hand and the registered progress in the other.\nFor every project that he offers there is a page with the account into which instalments are paid, the date in the contract, and what happens if the date is missed. Projects for which he cannot fill in that page are not on this site.\nAt handover he goes along, with a torch.',
    languages: ['English', 'Igbo', 'French'],
    subjects: ['Buying off-plan', 'A payment plan', 'Inspection at handover'],
  },
];
