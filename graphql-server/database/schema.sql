-- The tables of Marsa, with their indexes, functions and triggers, and the records that every database has. The migration `Baseline`
-- runs it on an empty database; the tables of the job queue are those of pg-boss. Names of constraints and of most indexes are those
-- that PostgreSQL gives.

-- Splits a text into normalized words, for search: lowercase without marks, and Arabic letters instead of their Persian and Urdu
-- forms. The result depends neither on the keyboard nor on the collation: in "C", `lower` changes only ASCII. Expressions of
-- PostgreSQL have no Unicode properties, so the ranges are those of Unicode 17, in which unassigned characters join the range
-- beside them.
CREATE FUNCTION search_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  -- Combining marks and invisible characters (the category Cf).
  marks CONSTANT text COLLATE "C" :=
    '[\u00AD\u0300-\u036F\u0600-\u0605\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DD\u06DF-\u06E8'
    '\u06EA-\u06ED\u070F\u0890-\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF'
    '\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
    '\U000E0001-\U000E007F]';
  -- Emoji that are shown as such by default (Emoji_Presentation).
  emoji CONSTANT text COLLATE "C" :=
    '([\u231A-\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD-\u25FE\u2614-\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA-\u26AB'
    '\u26BD-\u26BE\u26C4-\u26C5\u26CE\u26D4\u26EA\u26F2-\u26F3\u26F5\u26FA\u26FD\u2705\u270A-\u270B\u2728\u274C\u274E'
    '\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B-\u2B1C\u2B50\u2B55\U0001F004\U0001F0CF\U0001F18E'
    '\U0001F191-\U0001F19A\U0001F1E6-\U0001F1FF\U0001F201\U0001F21A\U0001F22F\U0001F232-\U0001F236'
    '\U0001F238-\U0001F23A\U0001F250-\U0001F251\U0001F300-\U0001F320\U0001F32D-\U0001F335\U0001F337-\U0001F37C'
    '\U0001F37E-\U0001F393\U0001F3A0-\U0001F3CA\U0001F3CF-\U0001F3D3\U0001F3E0-\U0001F3F0\U0001F3F4'
    '\U0001F3F8-\U0001F43E\U0001F440\U0001F442-\U0001F4FC\U0001F4FF-\U0001F53D\U0001F54B-\U0001F54E'
    '\U0001F550-\U0001F567\U0001F57A\U0001F595-\U0001F596\U0001F5A4\U0001F5FB-\U0001F64F\U0001F680-\U0001F6C5'
    '\U0001F6CC\U0001F6D0-\U0001F6D2\U0001F6D5-\U0001F6DF\U0001F6EB-\U0001F6EC\U0001F6F4-\U0001F6FC'
    '\U0001F7E0-\U0001F7F0\U0001F90C-\U0001F93A\U0001F93C-\U0001F945\U0001F947-\U0001F9FF\U0001FA70-\U0001FAF8]+)';
  -- Everything but letters, digits, marks and emoji.
  between_words CONSTANT text COLLATE "C" :=
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7'
    '\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u037E\u0384-\u0385\u0387\u03F6\u0482'
    '\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD-\u06DE'
    '\u06E9\u06FD-\u06FE\u0700-\u070F\u07F6-\u07F9\u07FE-\u07FF\u0830-\u083E\u085E\u0888\u0890-\u0891\u08E2'
    '\u0964-\u0965\u0970\u09F2-\u09F3\u09FA-\u09FB\u09FD\u0A76\u0AF0-\u0AF1\u0B70\u0BF3-\u0BFA\u0C77\u0C7F\u0C84'
    '\u0D4F\u0D79\u0DF4\u0E3F\u0E4F\u0E5A-\u0E5B\u0F01-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F85'
    '\u0FBE-\u0FC5\u0FC7-\u0FDA\u104A-\u104F\u109E-\u109F\u10FB\u1360-\u1368\u1390-\u1399\u1400\u166D-\u166E\u1680'
    '\u169B-\u169C\u16EB-\u16ED\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DB\u1800-\u180A\u180E\u1940-\u1945\u19DE-\u19FF'
    '\u1A1E-\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F'
    '\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD-\u206F'
    '\u207A-\u207E\u208A-\u208E\u20A0-\u20C1\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211E-\u2123'
    '\u2125\u2127\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A-\u2319\u231C-\u23E8\u23ED-\u23EF'
    '\u23F1-\u23F2\u23F4-\u244A\u249C-\u24E9\u2500-\u25FC\u25FF-\u2613\u2616-\u2647\u2654-\u267E\u2680-\u2692'
    '\u2694-\u26A0\u26A2-\u26A9\u26AC-\u26BC\u26BF-\u26C3\u26C6-\u26CD\u26CF-\u26D3\u26D5-\u26E9\u26EB-\u26F1\u26F4'
    '\u26F6-\u26F9\u26FB-\u26FC\u26FE-\u2704\u2706-\u2709\u270C-\u2727\u2729-\u274B\u274D\u274F-\u2752\u2756'
    '\u2758-\u2775\u2794\u2798-\u27AF\u27B1-\u27BE\u27C0-\u2B1A\u2B1D-\u2B4F\u2B51-\u2B54\u2B56-\u2BFF\u2CE5-\u2CEA'
    '\u2CF9-\u2CFC\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036-\u3037\u303D-\u303F'
    '\u309B-\u309C\u30A0\u30FB\u3190-\u3191\u3196-\u319F\u31C0-\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F'
    '\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA4FE-\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA716'
    '\uA720-\uA721\uA789-\uA78A\uA828-\uA82B\uA836-\uA839\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F'
    '\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAA77-\uAA79\uAADE-\uAADF\uAAF0-\uAAF1\uAB5B\uAB6A-\uAB6B\uABEB'
    '\uE000-\uF8FF\uFB29\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90-\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF\uFE10-\uFE19\uFE30-\uFE6B'
    '\uFEFF-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFD\U00010100-\U00010102\U00010137-\U0001013F'
    '\U00010179-\U00010189\U0001018C-\U000101FC\U0001039F\U000103D0\U0001056F\U00010857\U00010877-\U00010878'
    '\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F\U00010AC8\U00010AF0-\U00010AF6\U00010B39-\U00010B3F'
    '\U00010B99-\U00010B9C\U00010D6E\U00010D8E-\U00010D8F\U00010EAD\U00010ED0-\U00010ED8\U00010F55-\U00010F59'
    '\U00010F86-\U00010F89\U00011047-\U0001104D\U000110BB-\U000110C1\U000110CD\U00011140-\U00011143'
    '\U00011174-\U00011175\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111DF\U00011238-\U0001123D'
    '\U000112A9\U000113D4-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145D\U000114C6\U000115C1-\U000115D7'
    '\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173C-\U0001173F\U0001183B\U00011944-\U00011946'
    '\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2\U00011B00-\U00011B09\U00011BE1'
    '\U00011C41-\U00011C45\U00011C70-\U00011C71\U00011EF7-\U00011EF8\U00011F43-\U00011F4F\U00011FD5-\U00011FFF'
    '\U00012470-\U00012474\U00012FF1-\U00012FF2\U00013430-\U0001343F\U00016A6E-\U00016A6F\U00016AF5'
    '\U00016B37-\U00016B3F\U00016B44-\U00016B45\U00016D6D-\U00016D6F\U00016E97-\U00016E9A\U00016FE2\U0001BC9C'
    '\U0001BC9F-\U0001CCEF\U0001CCFA-\U0001CEF0\U0001CF50-\U0001D164\U0001D16A-\U0001D16C\U0001D173-\U0001D17A'
    '\U0001D183-\U0001D184\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D241\U0001D245\U0001D300-\U0001D356\U0001D6C1'
    '\U0001D6DB\U0001D6FB\U0001D715\U0001D735\U0001D74F\U0001D76F\U0001D789\U0001D7A9\U0001D7C3\U0001D800-\U0001D9FF'
    '\U0001DA37-\U0001DA3A\U0001DA6D-\U0001DA74\U0001DA76-\U0001DA83\U0001DA85-\U0001DA8B\U0001E14F\U0001E2FF'
    '\U0001E5FF\U0001E95E-\U0001E95F\U0001ECAC\U0001ECB0\U0001ED2E\U0001EEF0-\U0001F003\U0001F005-\U0001F0CE'
    '\U0001F0D1-\U0001F0F5\U0001F10D-\U0001F18D\U0001F18F-\U0001F190\U0001F19B-\U0001F1AD\U0001F200'
    '\U0001F202-\U0001F219\U0001F21B-\U0001F22E\U0001F230-\U0001F231\U0001F237\U0001F23B-\U0001F248'
    '\U0001F260-\U0001F265\U0001F321-\U0001F32C\U0001F336\U0001F37D\U0001F394-\U0001F39F\U0001F3CB-\U0001F3CE'
    '\U0001F3D4-\U0001F3DF\U0001F3F1-\U0001F3F3\U0001F3F5-\U0001F3F7\U0001F43F\U0001F441\U0001F4FD-\U0001F4FE'
    '\U0001F53E-\U0001F54A\U0001F54F\U0001F568-\U0001F579\U0001F57B-\U0001F594\U0001F597-\U0001F5A3'
    '\U0001F5A5-\U0001F5FA\U0001F650-\U0001F67F\U0001F6C6-\U0001F6CB\U0001F6CD-\U0001F6CF\U0001F6D3-\U0001F6D4'
    '\U0001F6E0-\U0001F6EA\U0001F6F0-\U0001F6F3\U0001F700-\U0001F7D9\U0001F800-\U0001F90B\U0001F93B\U0001F946'
    '\U0001FA00-\U0001FA6D\U0001FB00-\U0001FBEF\U0001FBFA\U000E0001-\U000E007F\U000F0000-\U0010FFFD]+';
  folded text COLLATE "C" := lower($1 COLLATE "C");
BEGIN
  IF octet_length($1) > length($1) THEN
    folded := lower(regexp_replace(normalize($1, NFKD) COLLATE "C", marks, '', 'g'));
    -- Only for texts with such letters, because `translate` compares each letter with the whole table: capitals of Latin, Greek,
    -- Cyrillic and Armenian without marks, and two letters that lowercasing leaves.
    IF folded ~ '[\u0080-\u058F]' THEN
      folded := translate(folded,
        'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤ'
        'ϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍ'
        'ӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖıς',
        'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥ'
        'ϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎ'
        'ӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆiσ');
    END IF;
    -- Variants of Arabic letters, and digits.
    IF folded ~ '[\u0600-\u06FF]' THEN
      folded := translate(folded, 'ٱىیېےةۃہھەکڪ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييييهههههكك01234567890123456789');
    END IF;
    -- Blanks around emoji, without the frame of digits such as 2️⃣.
    folded := regexp_replace(replace(folded, chr(8419), ''), emoji, ' \1 ', 'g');
  END IF;
  RETURN coalesce((
    SELECT array_to_tsvector(array_agg(left(word, 100)))
    FROM regexp_split_to_table(folded, between_words) word WHERE word <> ''), '');
END $$;

-- The parts of a telephone number from each digit to its end, of four digits at least, by which people remember it.
CREATE FUNCTION phone_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(substr(digits, at))), '')
  FROM regexp_replace($1, '[^0-9]', '', 'g') digits, generate_series(1, length(digits) - 3) at
$$;

-- A sort key for natural order: lowercase, with numbers such as `2,000,000` and `900` padded to twelve digits, and cut at 200
-- characters, so that it fits into an index. It is stored in the generated columns `…_order`, because a search that is sorted would
-- compute it for each match (0.1 ms). A text that states a number has no such column where a column has the number, as `listings.amount`;
-- the prices of properties and projects have none. A collation or `lower()` would sort 900,000 after 2,000,000.
CREATE FUNCTION in_human_order(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(lower(translate(left($1, 200), 'Iİ', 'ii')),
    '(\d),(?=\d{3})', '\1', 'g'), '(\d+)', '000000000000\1', 'g'), '0*(\d{12})', '\1', 'g')
$$;

-- Notifies all processes of changed content, so that they empty their caches. Every table of public content has this trigger.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('marsa_content', '');
  RETURN NULL;
END $$;

-- Appends a new record to those that staff have sorted, whose positions are 1 to 1000, so that parallel uploads keep their order.
CREATE FUNCTION append_in_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.position := coalesce(NEW.position, least(2147483647, 1000 + NEW.id::bigint)::int);
  RETURN NEW;
END $$;

-- Sets from when until when visitors see a record, so that every read has the same condition. A record that is published, or
-- restored from a backup, keeps the moment since which visitors see it. `last_published` is the last moment at which they did: that
-- of the last change as published, or that of its end.
CREATE FUNCTION set_published() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.published_until := coalesce(NEW.unpublish_at, 'infinity');
  NEW.published_from := CASE NEW.publication
    WHEN 'published' THEN CASE
      WHEN TG_OP = 'INSERT' THEN least(NEW.published_from, now())
      WHEN OLD.published_from <= now() THEN OLD.published_from
      ELSE now() END
    WHEN 'scheduled' THEN NEW.publish_at
    ELSE 'infinity' END;
  IF TG_OP = 'UPDATE' AND OLD.published_from <= now() THEN
    NEW.last_published := least(OLD.published_until, now());
  END IF;
  RETURN NEW;
END $$;

-- Uploaded pictures; `file` contains the digest of the original, which the picture storage holds.
CREATE TABLE pictures (
  file text PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  alt text,
  uploaded_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Accounts. Nobody can sign in without a password hash, which an invited person sets.
CREATE TABLE staff (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  email text NOT NULL UNIQUE,
  password_hash text,
  disabled_at timestamptz(3),
  role text NOT NULL,
  name text NOT NULL DEFAULT '',
  last_sign_in_at timestamptz(3),
  totp_secret text, -- encrypted
  second_factor_at timestamptz(3),
  totp_step integer,
  recovery_codes text[] NOT NULL DEFAULT '{}',
  pending_email text,
  previous_email text
);

-- Sessions of accounts: a token whose session is gone is invalid.
CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  device text NOT NULL DEFAULT ''
);
CREATE INDEX ON staff_sessions (expires_at);
CREATE INDEX ON staff_sessions (staff_id);

-- Links by which people set their password or confirm a new email address.
CREATE TABLE staff_links (
  digest text PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  new_email text
);
CREATE INDEX staff_links_staff ON staff_links (staff_id);

-- Roles whose accounts must have a second factor.
CREATE TABLE second_factor_roles (
  role text PRIMARY KEY
);

-- What accounts do besides changing records, which `versions` holds. `by` has no foreign key, so that entries outlive accounts.
CREATE TABLE audit_entries (
  id serial PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL,
  by integer,
  person text NOT NULL,
  subject text NOT NULL
);
CREATE INDEX audit_entries_at ON audit_entries (at, id);
CREATE INDEX audit_entries_by ON audit_entries (by, at);
CREATE INDEX audit_entries_kind ON audit_entries (kind, at);

-- People of the agency: its team, and the agents of listings.
CREATE TABLE people (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  position integer,
  name text NOT NULL,
  slug text NOT NULL,
  job_title text,
  introduction text,
  biography text,
  languages text[] NOT NULL DEFAULT '{}',
  subjects text[] NOT NULL DEFAULT '{}',
  phone text,
  whats_app text,
  brn text,
  profiles text[] NOT NULL DEFAULT '{}',
  email text,
  account_id integer REFERENCES staff ON DELETE SET NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  name_order text GENERATED ALWAYS AS (in_human_order(name)) STORED,
  job_title_order text GENERATED ALWAYS AS (in_human_order(job_title)) STORED,
  search tsvector GENERATED ALWAYS AS (search_words(
    name || ' ' || slug || ' ' || coalesce(job_title, '') || ' ' || coalesce(introduction, '') || ' ' ||
    coalesce(biography, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(whats_app, '') || ' ' ||
    coalesce(brn, '') || ' ' || coalesce(email, '')
  ) || coalesce(phone_words(phone), '') || coalesce(phone_words(whats_app), '')) STORED
);
CREATE UNIQUE INDEX people_account ON people (account_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX people_slug ON people (slug) WHERE deleted_at IS NULL;
CREATE INDEX ON people (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON people (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON people (picture);
CREATE INDEX ON people USING gin (search);
CREATE INDEX ON people (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX people_by_job_title ON people (job_title_order, id) WHERE deleted_at IS NULL;
CREATE INDEX people_by_job_title_down ON people (job_title_order DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX people_by_name ON people (name_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER people_append BEFORE INSERT
  ON people FOR EACH ROW EXECUTE FUNCTION append_in_order();
CREATE TRIGGER people_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON people FOR EACH ROW EXECUTE FUNCTION set_published();
CREATE TRIGGER people_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON people FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

CREATE SEQUENCE listing_references;

-- The reference number of a new listing: six digits or more.
CREATE FUNCTION next_listing_reference() RETURNS text LANGUAGE sql AS $$
  SELECT 'M-' || lpad(number::text, greatest(6, length(number::text)), '0')
  FROM nextval('listing_references') number
$$;

-- Homes for sale and to rent, of four kinds (single-table inheritance). Texts stay as given; facts are parsed from them or entered.
CREATE TABLE listings (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  archive_reason text,
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  kind text NOT NULL,
  title text NOT NULL,
  location text NOT NULL,
  price text NOT NULL,
  bedrooms text,
  bathrooms text,
  size text,
  reference text NOT NULL DEFAULT next_listing_reference() UNIQUE,
  property_type text,
  amount bigint,
  rent_period text,
  cheques integer,
  price_on_request boolean,
  bedroom_count integer,
  maids_room boolean,
  bathroom_count integer,
  built_up_area integer,
  plot_area integer,
  furnishing text,
  completion text,
  occupancy text,
  available_from date,
  parking_spaces integer,
  floor text,
  views text[] NOT NULL DEFAULT '{}',
  amenities text[] NOT NULL DEFAULT '{}',
  service_charge integer,
  place text,
  building text,
  latitude double precision,
  longitude double precision,
  needs_review text[] NOT NULL DEFAULT '{}',
  agent_id integer REFERENCES people ON DELETE SET NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED,
  location_order text GENERATED ALWAYS AS (in_human_order(location)) STORED,
  area text GENERATED ALWAYS AS (btrim(split_part(location, ',', -1))) STORED,
  search tsvector GENERATED ALWAYS AS (search_words(
    title || ' ' || location || ' ' || price || ' ' || coalesce(bedrooms, '') || ' ' || coalesce(bathrooms, '') || ' ' ||
    coalesce(size, '') || ' ' || coalesce(building, '') || ' ' || reference
  )) STORED,
  price_in_dirhams bigint GENERATED ALWAYS AS (
    CASE WHEN price_on_request IS NOT TRUE THEN
      amount * CASE rent_period WHEN 'month' THEN 12 WHEN 'week' THEN 52 WHEN 'day' THEN 365 ELSE 1 END
    END) STORED
);
CREATE INDEX ON listings (agent_id) WHERE deleted_at IS NULL;
CREATE INDEX ON listings (area) WHERE deleted_at IS NULL;
CREATE INDEX ON listings (created_at, id, published_from, published_until) WHERE deleted_at IS NULL;
CREATE INDEX ON listings (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON listings (kind, created_at, id, published_from, published_until) WHERE deleted_at IS NULL;
CREATE INDEX ON listings (kind, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON listings (picture);
CREATE INDEX ON listings USING gin (search);
CREATE INDEX ON listings (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX listings_by_building ON listings USING gin (search_words(building))
  WHERE building IS NOT NULL AND deleted_at IS NULL;
-- For the orders by a fact: the one by price in its order, the others by sorting the index alone.
CREATE INDEX listings_by_facts ON listings (kind, price_in_dirhams, bedroom_count, bathroom_count, built_up_area)
  INCLUDE (id, published_from, published_until) WHERE deleted_at IS NULL;
CREATE INDEX listings_by_location ON listings (location_order, id) INCLUDE (kind) WHERE deleted_at IS NULL;
CREATE INDEX listings_by_title ON listings (title_order, id) INCLUDE (kind) WHERE deleted_at IS NULL;
CREATE INDEX listings_scheduled ON listings (published_from) WHERE publication = 'scheduled';
CREATE INDEX listings_unpublished ON listings (published_until) WHERE unpublish_at IS NOT NULL;
CREATE INDEX listings_to_review ON listings (created_at, id) WHERE needs_review <> '{}';
CREATE TRIGGER listings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON listings FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER listings_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON listings FOR EACH ROW EXECUTE FUNCTION set_published();

-- Texts and pictures of a listing, of four kinds.
CREATE TABLE listing_sections (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  kind text NOT NULL,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  position integer,
  heading text,
  description text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(coalesce(heading, '') || ' ' || coalesce(description, ''))) STORED,
  heading_order text GENERATED ALWAYS AS (in_human_order(heading)) STORED
);
CREATE INDEX ON listing_sections (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON listing_sections (kind, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON listing_sections (kind, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON listing_sections (listing_id, position, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX ON listing_sections (listing_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON listing_sections (picture);
CREATE INDEX ON listing_sections USING gin (search);
CREATE INDEX listing_sections_by_heading ON listing_sections (heading_order, id) INCLUDE (kind) WHERE deleted_at IS NULL;
CREATE INDEX listing_sections_by_heading_down ON listing_sections (heading_order DESC NULLS LAST, id DESC) INCLUDE (kind)
  WHERE deleted_at IS NULL;
CREATE TRIGGER listing_sections_append BEFORE INSERT
  ON listing_sections FOR EACH ROW EXECUTE FUNCTION append_in_order();
CREATE TRIGGER listing_sections_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON listing_sections FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- The narrow table that searches read: a row for each listing that is not deleted. Triggers keep it in step with `listings` in the
-- transaction of the write. Bytewise comparison ("C") is faster than that of a language.
-- No entity: the search reads it by SQL, and only `refresh_homes` writes it.
CREATE TABLE homes (
  id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  -- In seconds since 1970.
  created_at double precision NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  place text COLLATE "C",
  -- 7 stands for seven or more.
  bedrooms smallint,
  bathrooms integer,
  furnishing text COLLATE "C",
  completion text COLLATE "C",
  amenities bigint NOT NULL,
  -- In dirhams, of a rent the yearly one; null when the price is shown on request only.
  price double precision,
  -- In square decimetres.
  area double precision,
  price_per_area double precision,
  latitude double precision,
  longitude double precision,
  -- The columns that have few values, so that one grouping counts all of them.
  traits text COLLATE "C" NOT NULL GENERATED ALWAYS AS (purpose || ' ' || type || ' ' || coalesce(bedrooms::text, '') || ' ' ||
    coalesce(furnishing, '') || ' ' || coalesce(completion, '')) STORED,
  views bigint NOT NULL,
  cheques integer,
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  -- The long column is the last, so that the others are read without it.
  words tsvector NOT NULL
);
-- An index for each order, nulls last in both directions.
CREATE INDEX homes_by_area ON homes (coalesce(area, 'Infinity'), id);
CREATE INDEX homes_by_area_down ON homes (coalesce(area, '-Infinity'), id);
CREATE INDEX homes_by_created_at ON homes (created_at, id);
CREATE INDEX homes_by_place ON homes (place, purpose);
CREATE INDEX homes_by_position ON homes (latitude, longitude);
CREATE INDEX homes_by_price ON homes (purpose DESC, coalesce(price, 'Infinity'), id);
CREATE INDEX homes_by_price_down ON homes (purpose, coalesce(price, '-Infinity'), id);
CREATE INDEX homes_by_price_per_area ON homes (purpose DESC, coalesce(price_per_area, 'Infinity'), id);
CREATE INDEX homes_by_words ON homes USING gin (words);

-- The amenities as bits, in the order of `AMENITIES`. A new one is appended.
CREATE FUNCTION amenity_bits(text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << array_position(ARRAY[
    'central_ac', 'balcony', 'wardrobes', 'kitchen_appliances', 'walk_in_closet', 'maid_service', 'study',
    'private_garden', 'covered_parking', 'concierge', 'lobby', 'pets_allowed', 'vastu', 'shared_pool',
    'private_pool', 'childrens_pool', 'shared_gym', 'private_gym', 'shared_spa', 'private_jacuzzi', 'play_area',
    'barbecue', 'security', 'cctv', 'storage', 'laundry'
  ], amenity) - 1), 0)
  FROM unnest($1) amenity
$$;

-- The views as bits, in the order of `VIEWS`. A new one is appended.
CREATE FUNCTION view_bits(text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << array_position(ARRAY[
    'sea', 'marina', 'palm', 'burj_khalifa', 'burj_al_arab', 'skyline', 'canal', 'creek', 'lake', 'golf', 'park',
    'pool', 'garden', 'street', 'community'
  ], home_view) - 1), 0)
  FROM unnest($1) home_view
$$;

-- Writes the rows of listings whose searchable facts have changed.
CREATE FUNCTION refresh_homes(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM homes WHERE id = ANY (ids)
    AND EXISTS (SELECT FROM listings WHERE listings.id = homes.id AND deleted_at IS NOT NULL);
  INSERT INTO homes (
    id, published_from, published_until, created_at, purpose, type, place, bedrooms, bathrooms, furnishing, completion,
    amenities, views, cheques, price, area, price_per_area, latitude, longitude, words)
  SELECT
    id,
    published_from,
    published_until,
    extract(epoch FROM created_at),
    CASE WHEN kind LIKE 'Sale%' THEN 'sale' ELSE 'rent' END,
    coalesce(property_type, CASE WHEN kind LIKE '%Villa' THEN 'villa' ELSE 'apartment' END),
    place,
    CASE WHEN bedroom_count > 7 THEN 7 ELSE bedroom_count END,
    bathroom_count,
    furnishing,
    completion,
    amenity_bits(amenities),
    view_bits(views),
    cheques,
    price_in_dirhams,
    built_up_area,
    price_in_dirhams::float8 / nullif(built_up_area, 0),
    latitude,
    longitude,
    search
  FROM listings WHERE id = ANY (ids) AND deleted_at IS NULL
  ON CONFLICT (id) DO UPDATE SET
    published_from = excluded.published_from, published_until = excluded.published_until, created_at = excluded.created_at,
    purpose = excluded.purpose, type = excluded.type, place = excluded.place, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, furnishing = excluded.furnishing, completion = excluded.completion,
    amenities = excluded.amenities, views = excluded.views, cheques = excluded.cheques, price = excluded.price,
    area = excluded.area, price_per_area = excluded.price_per_area, latitude = excluded.latitude,
    longitude = excluded.longitude, words = excluded.words
  WHERE homes.* IS DISTINCT FROM excluded.*;
END $$;

CREATE FUNCTION refresh_changed_homes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM refresh_homes(array(SELECT id FROM changed));
  RETURN NULL;
END $$;

CREATE TRIGGER homes_after_insert AFTER INSERT
  ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_homes();
CREATE TRIGGER homes_after_update AFTER UPDATE
  ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_homes();

-- Premium luxury developments.
CREATE TABLE properties (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  title text NOT NULL,
  type text NOT NULL DEFAULT 'Villas',
  price text NOT NULL,
  location text NOT NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || type || ' ' || price || ' ' || location)) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED,
  price_order text GENERATED ALWAYS AS (in_human_order(price)) STORED,
  location_order text GENERATED ALWAYS AS (in_human_order(location)) STORED
);
CREATE INDEX ON properties (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON properties (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON properties (picture);
CREATE INDEX ON properties USING gin (search);
CREATE INDEX ON properties (type, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON properties (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX properties_by_location ON properties (location_order, id) WHERE deleted_at IS NULL;
CREATE INDEX properties_by_price ON properties (price_order, id) WHERE deleted_at IS NULL;
CREATE INDEX properties_by_title ON properties (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER properties_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON properties FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER properties_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON properties FOR EACH ROW EXECUTE FUNCTION set_published();

-- Pictures of a property.
CREATE TABLE property_pictures (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  property_id integer NOT NULL REFERENCES properties ON DELETE CASCADE,
  position integer,
  title text,
  description text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(coalesce(title, '') || ' ' || coalesce(description, ''))) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED
);
CREATE INDEX ON property_pictures (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON property_pictures (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON property_pictures (picture);
CREATE INDEX ON property_pictures (property_id, position, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX ON property_pictures (property_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON property_pictures USING gin (search);
CREATE INDEX ON property_pictures (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX property_pictures_by_title ON property_pictures (title_order, id) WHERE deleted_at IS NULL;
CREATE INDEX property_pictures_by_title_down ON property_pictures (title_order DESC NULLS LAST, id DESC)
  WHERE deleted_at IS NULL;
CREATE TRIGGER property_pictures_append BEFORE INSERT
  ON property_pictures FOR EACH ROW EXECUTE FUNCTION append_in_order();
CREATE TRIGGER property_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON property_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Latest projects.
CREATE TABLE latest_projects (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  title text NOT NULL,
  price text NOT NULL,
  location text NOT NULL,
  category text NOT NULL,
  logo text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(
    title || ' ' || price || ' ' || location || ' ' || category || ' ' || coalesce(logo, '')
  )) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED,
  price_order text GENERATED ALWAYS AS (in_human_order(price)) STORED,
  location_order text GENERATED ALWAYS AS (in_human_order(location)) STORED,
  logo_order text GENERATED ALWAYS AS (in_human_order(logo)) STORED
);
CREATE INDEX ON latest_projects (category, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON latest_projects (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON latest_projects (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON latest_projects (picture);
CREATE INDEX ON latest_projects USING gin (search);
CREATE INDEX ON latest_projects (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX latest_projects_by_location ON latest_projects (location_order, id) WHERE deleted_at IS NULL;
CREATE INDEX latest_projects_by_logo ON latest_projects (logo_order, id) WHERE deleted_at IS NULL;
CREATE INDEX latest_projects_by_logo_down ON latest_projects (logo_order DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX latest_projects_by_price ON latest_projects (price_order, id) WHERE deleted_at IS NULL;
CREATE INDEX latest_projects_by_title ON latest_projects (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER latest_projects_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON latest_projects FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER latest_projects_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON latest_projects FOR EACH ROW EXECUTE FUNCTION set_published();

-- Pictures of a latest project.
CREATE TABLE latest_project_pictures (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  latest_id integer NOT NULL REFERENCES latest_projects ON DELETE CASCADE,
  position integer,
  title text NOT NULL,
  description text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(description, ''))) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED
);
CREATE INDEX ON latest_project_pictures (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON latest_project_pictures (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON latest_project_pictures (latest_id, position, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX ON latest_project_pictures (latest_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON latest_project_pictures (picture);
CREATE INDEX ON latest_project_pictures USING gin (search);
CREATE INDEX ON latest_project_pictures (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX latest_project_pictures_by_title ON latest_project_pictures (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER latest_project_pictures_append BEFORE INSERT
  ON latest_project_pictures FOR EACH ROW EXECUTE FUNCTION append_in_order();
CREATE TRIGGER latest_project_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON latest_project_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Upcoming projects.
CREATE TABLE upcoming_projects (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  title text NOT NULL,
  description text NOT NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || description)) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED
);
CREATE INDEX ON upcoming_projects (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON upcoming_projects (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON upcoming_projects (picture);
CREATE INDEX ON upcoming_projects USING gin (search);
CREATE INDEX ON upcoming_projects (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX upcoming_projects_by_title ON upcoming_projects (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER upcoming_projects_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON upcoming_projects FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER upcoming_projects_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON upcoming_projects FOR EACH ROW EXECUTE FUNCTION set_published();

-- Blog articles.
CREATE TABLE blogs (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  title text NOT NULL,
  description text NOT NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || description)) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED
);
CREATE INDEX ON blogs (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON blogs (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON blogs (picture);
CREATE INDEX ON blogs USING gin (search);
CREATE INDEX ON blogs (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX blogs_by_title ON blogs (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER blogs_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON blogs FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER blogs_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON blogs FOR EACH ROW EXECUTE FUNCTION set_published();

-- Categories of the home page.
CREATE TABLE categories (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  publication text NOT NULL DEFAULT 'published',
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  published_from timestamptz NOT NULL DEFAULT now(),
  published_until timestamptz NOT NULL DEFAULT 'infinity',
  last_published timestamptz,
  title text NOT NULL,
  description text NOT NULL,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || description)) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED
);
CREATE INDEX ON categories (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON categories (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON categories (picture);
CREATE INDEX ON categories USING gin (search);
CREATE INDEX ON categories (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX categories_by_title ON categories (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER categories_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER categories_set_published BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at
  ON categories FOR EACH ROW EXECUTE FUNCTION set_published();

-- Banners of the home page.
CREATE TABLE banners (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  title text NOT NULL,
  subtitle text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(subtitle, ''))) STORED,
  title_order text GENERATED ALWAYS AS (in_human_order(title)) STORED,
  subtitle_order text GENERATED ALWAYS AS (in_human_order(subtitle)) STORED
);
CREATE INDEX ON banners (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON banners (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON banners (picture);
CREATE INDEX ON banners USING gin (search);
CREATE INDEX ON banners (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX banners_by_subtitle ON banners (subtitle_order, id) WHERE deleted_at IS NULL;
CREATE INDEX banners_by_subtitle_down ON banners (subtitle_order DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX banners_by_title ON banners (title_order, id) WHERE deleted_at IS NULL;
CREATE TRIGGER banners_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON banners FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- The agency whose site this is, one record.
CREATE TABLE agencies (
  id serial PRIMARY KEY CONSTRAINT agencies_single CHECK (id = 1),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  name text NOT NULL,
  wordmark text NOT NULL,
  brand_colour text NOT NULL DEFAULT '#0f3a3c',
  accent_colour text NOT NULL DEFAULT '#775820',
  accent_on_brand_colour text NOT NULL DEFAULT '#c9a264',
  latitude double precision,
  longitude double precision,
  copyright_year integer,
  address text,
  community text,
  directions text,
  post_box text,
  email text,
  phones text,
  whats_app text,
  hours_monday text,
  hours_tuesday text,
  hours_wednesday text,
  hours_thursday text,
  hours_friday text,
  hours_saturday text,
  hours_sunday text,
  licence text,
  social_links text,
  figures_title text,
  figures text,
  copyright_holder text,
  sender_name text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(
    name || ' ' || wordmark || ' ' || coalesce(address, '') || ' ' || coalesce(community, '') || ' ' ||
    coalesce(directions, '') || ' ' || coalesce(post_box, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(phones, '') || ' ' || coalesce(whats_app, '') || ' ' || coalesce(hours_monday, '') || ' ' ||
    coalesce(hours_tuesday, '') || ' ' || coalesce(hours_wednesday, '') || ' ' || coalesce(hours_thursday, '') || ' ' ||
    coalesce(hours_friday, '') || ' ' || coalesce(hours_saturday, '') || ' ' || coalesce(hours_sunday, '') || ' ' ||
    coalesce(licence, '') || ' ' || coalesce(social_links, '') || ' ' || coalesce(figures_title, '') || ' ' ||
    coalesce(figures, '') || ' ' || coalesce(copyright_holder, '') || ' ' || coalesce(sender_name, '')
  )) STORED
);
CREATE INDEX ON agencies (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON agencies (picture);
CREATE INDEX ON agencies USING gin (search);
CREATE TRIGGER agencies_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON agencies FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- The picture and description that networks show with links, one record. Without a picture the sign of the agency is drawn.
CREATE TABLE link_previews (
  id serial PRIMARY KEY CONSTRAINT link_previews_single CHECK (id = 1),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  description text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(coalesce(description, ''))) STORED
);
CREATE INDEX ON link_previews (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON link_previews (picture);
CREATE INDEX ON link_previews USING gin (search);
CREATE TRIGGER link_previews_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON link_previews FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Texts of pages of the site, one record for each page. A text that is null is the default one.
CREATE TABLE site_pages (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  updated_by integer REFERENCES staff ON DELETE SET NULL,
  title text NOT NULL,
  key text NOT NULL,
  lead text,
  description text,
  figures text,
  text text,
  call_title text,
  call_text text,
  call_label text,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  search tsvector GENERATED ALWAYS AS (search_words(
    title || ' ' || coalesce(lead, '') || ' ' || coalesce(description, '') || ' ' || coalesce(figures, '') || ' ' ||
    coalesce(text, '') || ' ' || coalesce(call_title, '') || ' ' || coalesce(call_text, '') || ' ' ||
    coalesce(call_label, '')
  )) STORED
);
CREATE UNIQUE INDEX ON site_pages (key);
CREATE INDEX ON site_pages (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON site_pages (picture);
CREATE INDEX ON site_pages USING gin (search);
CREATE TRIGGER site_pages_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON site_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Enquiries of visitors, with the delivery state of the email to staff and of the confirmation. `listing_id` has no foreign key: an
-- enquiry outlives its listing.
CREATE TABLE contact_messages (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  listing_id integer,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  state text NOT NULL DEFAULT 'NEW',
  listing_title text,
  mail_state text NOT NULL DEFAULT 'NONE',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  mailed_at timestamptz(3),
  phone text,
  confirmation_state text NOT NULL DEFAULT 'NONE',
  confirmation_attempts integer NOT NULL DEFAULT 0,
  confirmation_ended_at timestamptz(3),
  phone_e164 text,
  assignee_id integer REFERENCES staff ON DELETE SET NULL,
  name_order text GENERATED ALWAYS AS (in_human_order(name)) STORED,
  email_order text GENERATED ALWAYS AS (in_human_order(email)) STORED,
  subject_order text GENERATED ALWAYS AS (in_human_order(subject)) STORED,
  search tsvector GENERATED ALWAYS AS (search_words(
    name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message
  ) || phone_words(phone)) STORED
);
CREATE INDEX ON contact_messages (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON contact_messages (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON contact_messages USING gin (search);
CREATE INDEX ON contact_messages (state, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX ON contact_messages (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX contact_messages_assignee ON contact_messages (assignee_id, created_at, id)
  WHERE assignee_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX contact_messages_by_email ON contact_messages (email_order, id) WHERE deleted_at IS NULL;
CREATE INDEX contact_messages_by_name ON contact_messages (name_order, id) WHERE deleted_at IS NULL;
CREATE INDEX contact_messages_by_subject ON contact_messages (subject_order, id) WHERE deleted_at IS NULL;
CREATE INDEX contact_messages_confirmation_waiting ON contact_messages (id) WHERE confirmation_state = 'WAITING';
CREATE INDEX contact_messages_email ON contact_messages (lower(email COLLATE "C"), id);
CREATE INDEX contact_messages_given_up ON contact_messages (id) WHERE mail_state = 'FAILED';
CREATE INDEX contact_messages_listing ON contact_messages (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX contact_messages_phone ON contact_messages (phone_e164, id) WHERE phone_e164 IS NOT NULL;
CREATE INDEX contact_messages_waiting ON contact_messages (id) WHERE mail_state = 'WAITING';

-- Notes of staff about an enquiry.
CREATE TABLE contact_message_notes (
  id serial PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  deleted_by integer,
  deleted_with_parent boolean NOT NULL DEFAULT false,
  message_id integer NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
  text text NOT NULL,
  by integer,
  search tsvector GENERATED ALWAYS AS (search_words(text)) STORED
);
CREATE INDEX ON contact_message_notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX ON contact_message_notes USING gin (search);
CREATE INDEX contact_message_notes_created ON contact_message_notes (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX contact_message_notes_message ON contact_message_notes (message_id, created_at, id);
CREATE INDEX contact_message_notes_updated ON contact_message_notes (updated_at, id) WHERE deleted_at IS NULL;

-- Searches about whose new homes visitors receive emails.
-- No entity: they are written by statements that many processes run at once.
CREATE TABLE saved_searches (
  id serial PRIMARY KEY,
  email text NOT NULL,
  search text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  confirmation_emails integer NOT NULL DEFAULT 1,
  due timestamptz(3),
  due_since timestamptz(3) NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_until timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_searches_of_one ON saved_searches (lower(email COLLATE "C"), search);
CREATE INDEX saved_searches_due ON saved_searches (due, id) WHERE due IS NOT NULL;
CREATE INDEX saved_searches_unconfirmed ON saved_searches (created_at) WHERE confirmed_at IS NULL;

-- The history of records. `before` and `after` have the changed fields. Deleted accounts stay in `by`, without a foreign key.
CREATE TABLE versions (
  collection text,
  record_id integer,
  id serial,
  action text NOT NULL,
  at timestamptz(3) NOT NULL,
  by integer,
  title text NOT NULL,
  before jsonb,
  after jsonb,
  picture text REFERENCES pictures ON DELETE RESTRICT,
  PRIMARY KEY (collection, record_id, id)
);
CREATE INDEX ON versions (at);
CREATE INDEX ON versions (picture) WHERE picture IS NOT NULL;
CREATE INDEX versions_action ON versions (action, at);
CREATE INDEX versions_by ON versions (by, at);

-- The results of writes by idempotency key, for a day.
CREATE TABLE idempotency_keys (
  sender text,
  operation text,
  key text,
  content_digest text NOT NULL,
  record_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (sender, operation, key)
);
CREATE INDEX ON idempotency_keys (created_at);

-- The id of the database, which marks the picture storage that belongs to it.
-- No entity: its one row is read by one statement and never changes.
CREATE TABLE database_identity (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only")
);

-- The last successful backup.
-- No entity: one row, written by one statement.
CREATE TABLE last_backup (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  at timestamptz NOT NULL,
  rows integer NOT NULL,
  pictures integer NOT NULL
);

-- The pictures that the last check did not find in the storage, and its last failure.
-- No entity: one row, written by SQL.
CREATE TABLE picture_checks (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  missing text[] NOT NULL DEFAULT '{}',
  checked_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- Running processes, with their notices and disks for the screen Operation.
-- No entity: each process writes its row by one statement.
CREATE TABLE processes (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  secret text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  notices jsonb NOT NULL DEFAULT '[]',
  disks jsonb NOT NULL DEFAULT '[]'
);

-- Attempts by address and account.
-- No entity: the library rate-limiter-flexible reads and writes it.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- The records that every database has. A new agency is neutral; of the pages, the last comes first, because lists begin with the
-- newest record.
INSERT INTO database_identity DEFAULT VALUES;
INSERT INTO agencies (name, wordmark) VALUES ('Your agency', 'Your agency');
INSERT INTO link_previews DEFAULT VALUES;
INSERT INTO site_pages (key, title) VALUES
  ('PRIVACY_POLICY', 'Privacy Policy'),
  ('CAREERS', 'Careers'),
  ('ABOUT', 'Our Teams'),
  ('LEGAL_ASSISTANCE', 'Legal Assistance'),
  ('PROPERTY_MANAGEMENT', 'Property Management'),
  ('SELL_PROPERTY', 'Sell Property'),
  ('RENT_PROPERTY', 'Rent Property'),
  ('BUY_PROPERTY', 'Buy Property');
