/** Makes tests use the embedded database although TEST_DATABASE_URL is set. */
delete process.env.TEST_DATABASE_URL;
