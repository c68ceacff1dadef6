/** Keeps a run of tests to the embedded database, whatever server the environment names. */
delete process.env.TEST_DATABASE_URL;
